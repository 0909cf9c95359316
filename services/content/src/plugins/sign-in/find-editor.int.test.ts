import { startContentService } from '../../testing/content-service'
import { findOrCreateEditor } from './find-editor'

const { payload } = await startContentService()

const createAccount = async (email: string, role: 'editor' | 'site' = 'editor') =>
  (
    await payload.create({
      collection: 'users',
      data: { email, name: 'E', role, password: 'velvet harbour turbine' },
    })
  ).id

const identity = (subject: string, email: string) => ({
  subject: `https://provider.test/ ${subject}`,
  email,
  name: 'E',
  isVerified: true,
})

test('an identity keeps its account, whoever has the address later', async () => {
  const account = await createAccount('kim@editors.test')
  expect(await findOrCreateEditor(payload, identity('first', 'kim@editors.test'))).toBe(account)
  expect(await findOrCreateEditor(payload, identity('first', 'married@editors.test'))).toBe(account)
  expect(await findOrCreateEditor(payload, identity('second', 'kim@editors.test'))).toBeNull()
  await payload.update({ collection: 'users', id: account, data: { ssoSubject: null } })
  expect(await findOrCreateEditor(payload, identity('second', 'kim@editors.test'))).toBe(account)
})

test('the identities of two accounts can be emptied in the form, which sends an empty text', async () => {
  const [one, other] = [
    await createAccount('one@editors.test'),
    await createAccount('other@editors.test'),
  ]
  for (const id of [one, other])
    expect(
      await payload.update({ collection: 'users', id, data: { ssoSubject: '' } }),
    ).toMatchObject({ ssoSubject: null })
})

test('keys of the website and strangers have no account', async () => {
  await createAccount('key@editors.test', 'site')
  expect(await findOrCreateEditor(payload, identity('key', 'key@editors.test'))).toBeNull()
  expect(await findOrCreateEditor(payload, identity('none', 'none@editors.test'))).toBeNull()
})
