import type { Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import { env } from '../env'

/**
 * Creates the first administrator (`CONTENT_ADMIN_EMAIL`, `CONTENT_ADMIN_PASSWORD`) and the site's
 * accounts for previews (`CONTENT_API_KEY`) and forms (`CONTENT_FORMS_KEY`). Existing accounts are
 * left unchanged.
 */
export async function ensureAccounts(payload: Payload): Promise<void> {
  const {
    CONTENT_ADMIN_EMAIL: email,
    CONTENT_ADMIN_PASSWORD: password,
    CONTENT_API_KEY: previewKey,
    CONTENT_FORMS_KEY: formsKey,
  } = env
  if (email && password) {
    await createIfMissing(
      payload,
      { email: { equals: email } },
      { email, name: 'Administrator', role: 'admin', password },
    )
  }
  if (previewKey)
    await createIfMissing(
      payload,
      { role: { equals: 'site' } },
      {
        email: 'previews@website.invalid',
        name: 'Website, previews',
        role: 'site',
        ...apiKeyAccount(previewKey),
      },
    )
  if (formsKey)
    await createIfMissing(
      payload,
      { role: { equals: 'forms' } },
      {
        email: 'forms@website.invalid',
        name: 'Website, forms',
        role: 'forms',
        ...apiKeyAccount(formsKey),
      },
    )
}

/** Payload requires a password; a random one disables password login for an API-key account. */
const apiKeyAccount = (apiKey: string) => ({
  password: crypto.randomUUID() + crypto.randomUUID(),
  enableAPIKey: true,
  apiKey,
})

async function createIfMissing(
  payload: Payload,
  where: Where,
  data: Omit<RequiredDataFromCollectionSlug<'users'>, 'collection'>,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', where })
  if (totalDocs > 0) return
  await payload.create({ collection: 'users', data })
}
