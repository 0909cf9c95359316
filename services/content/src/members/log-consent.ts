import type { PayloadRequest } from 'payload'
import type { StoredDoc } from '../database/rows'

type Entry = Pick<StoredDoc<'consents'>, 'member' | 'purpose' | 'state'> & {
  wording?: string | null
  channel: NonNullable<StoredDoc<'consents'>['channel']>
}

/** Appends to the consent log, which is append-only. */
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
