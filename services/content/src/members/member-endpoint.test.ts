import { memberEndpoint, setLocale } from './member-endpoint'
import { verifiedEmail } from './verified-email'
import { FieldError } from './parse-record'
import { inLocale, isDocumentId, isFavouriteType } from './favourite-documents'
import { stub } from '../testing/stub'

describe('the address that registrations are matched by', () => {
  const stored = { email: 'Ann@client.test', emailVerified: true }
  test.each<[string, Parameters<typeof verifiedEmail>[0], string | null]>([
    [
      'is the token’s',
      { ...stored, token: { email: 'new@client.test', emailVerified: true } },
      'new@client.test',
    ],
    [
      'is the stored one, where the token says nothing',
      { ...stored, token: { email: null, emailVerified: null } },
      'ann@client.test',
    ],
    ['is the stored one without a token', stored, 'ann@client.test'],
    [
      'is none that the token calls unchecked',
      { ...stored, token: { email: 'new@client.test', emailVerified: false } },
      null,
    ],
    [
      'is none that the token does not vouch for',
      {
        email: null,
        emailVerified: null,
        token: { email: 'new@client.test', emailVerified: null },
      },
      null,
    ],
    ['is none that was never checked', { email: 'a@b.test', emailVerified: false }, null],
    ['is none where there is none', { email: null, emailVerified: true }, null],
    [
      'is none of an empty token',
      { email: '', emailVerified: true, token: { email: '', emailVerified: true } },
      null,
    ],
  ])('%s', (_, member, email) => expect(verifiedEmail(member)).toBe(email))
})

describe('a call of a member', () => {
  const call = async (user: unknown, handler: () => Promise<Response>) => {
    const answer = await memberEndpoint('get', '/x', handler).handler(stub({ user }))
    return [answer.status, await answer.json()]
  }
  test.each([
    null,
    undefined,
    { collection: 'users', role: 'admin' },
    { id: 1 },
    { collection: 'member' },
  ])('is closed to %j', async (user) =>
    expect((await call(user, async () => Response.json(1)))[0]).toBe(401),
  )
  test('names a wrong field', async () =>
    expect(
      await call({ collection: 'members' }, () => Promise.reject(new FieldError('a.b'))),
    ).toEqual([400, { error: 'invalid_field', field: 'a.b' }]))
  test('passes on what nobody foresaw', async () =>
    await expect(
      call({ collection: 'members' }, () => Promise.reject(new Error('x'))),
    ).rejects.toThrow('x'))
})

describe('the language of an answer', () => {
  test.each([
    [undefined, 'en'],
    ['fr-fr', 'fr-fr'],
    ['zh-cn', 'zh-cn'],
  ])('%j is %s', (locale, taken) => {
    const req = { query: { locale } } as { query: object; locale?: string }
    expect(setLocale(stub(req))).toBe(taken)
    expect(req.locale).toBe(taken)
  })
  test.each(['', 'de-de', 'all', '*', ['en'], { en: 1 }, null])('%j is refused', (locale) => {
    const ask = () => setLocale(stub({ query: { locale } }))
    if (locale === null) expect(ask()).toBe('en')
    else expect(ask).toThrow(FieldError)
  })
})

describe('what can be saved', () => {
  test.each([1, 2 ** 31 - 1])('has the number %d', (id) => expect(isDocumentId(id)).toBe(true))
  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 31, '1', null, undefined, {}, [1]])(
    'has no number %j',
    (id) => expect(isDocumentId(id)).toBe(false),
  )
  test.each(['toString', '__proto__', 'contacts', '', null, 7])('is no %j', (kind) =>
    expect(isFavouriteType(kind)).toBe(false),
  )
  test.each<[unknown, string | null, string]>([
    [{ en: 'A', 'fr-fr': 'B' }, 'fr-fr', 'B'],
    [{ en: 'A', 'fr-fr': '' }, 'fr-fr', 'A'],
    [{ en: 'A' }, null, 'A'],
    [{}, 'en', ''],
    [null, 'en', ''],
    ['plain', 'en', 'plain'],
  ])('%j in %s is called %j', (value, locale, name) => expect(inLocale(value, locale)).toBe(name))
})
