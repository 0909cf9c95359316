import type { PayloadRequest } from 'payload'

type Consent = {
  member: number
  purpose: string
  state: 'given' | 'withdrawn'
  wording?: string | null
  way: 'website' | 'link'
}

/** The log is only ever added to. */
export async function logConsent(req: PayloadRequest, consent: Consent): Promise<void> {
  await req.payload.create({
    collection: 'consents',
    data: {
      ...consent,
      wording: consent.wording || 'unknown',
      at: new Date().toISOString(),
    },
    req,
    overrideAccess: true,
  })
}
