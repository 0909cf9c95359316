import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

/**
 * Makes the first administrator (`CONTENT_ADMIN_EMAIL`, `CONTENT_ADMIN_PASSWORD`) and the site's
 * two accounts: the key of one (`CONTENT_API_KEY`) reads drafts for previews, that of the other
 * (`CONTENT_FORMS_KEY`) submits forms. Accounts that are there stay as they are.
 */
export async function ensureAccounts(payload: Payload): Promise<void> {
  const {
    CONTENT_ADMIN_EMAIL: email,
    CONTENT_ADMIN_PASSWORD: password,
    CONTENT_API_KEY: previewKey,
    CONTENT_FORMS_KEY: formsKey,
  } = process.env
  if (email && password) {
    await ensure(payload, email, { name: 'Administrator', role: 'admin', password })
  }
  if (previewKey)
    await ensure(payload, 'website@aldermere.example', {
      name: 'Website, previews',
      role: 'site',
      ...byKey(previewKey),
    })
  if (formsKey)
    await ensure(payload, 'forms@aldermere.example', {
      name: 'Website, forms',
      role: 'forms',
      ...byKey(formsKey),
    })
}

/** Nobody knows the password of an account that only has a key. */
const byKey = (apiKey: string) => ({
  password: crypto.randomUUID() + crypto.randomUUID(),
  enableAPIKey: true,
  apiKey,
})

async function ensure(
  payload: Payload,
  email: string,
  data: Omit<RequiredDataFromCollectionSlug<'users'>, 'email' | 'collection'>,
): Promise<void> {
  const found = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (found.totalDocs > 0) return
  await payload.create({ collection: 'users', data: { email, ...data } })
}
