import type { PayloadRequest } from 'payload'
import type { StoredDoc } from '../rows'

type Entry = Pick<StoredDoc<'consents'>, 'member' | 'purpose' | 'state'> & {
  wording?: string | null
  way: NonNullable<StoredDoc<'consents'>['way']>
}

/** The log is only ever added to. */
export async function logConsent(req: PayloadRequest, consent: Entry): Promise<void> {
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
