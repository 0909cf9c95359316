import { memberEndpoint, setLocale } from './member-endpoint'
import { verifiedEmail } from './verified-email'
import { FieldError } from './parse-record'
import { isFavouriteKind } from '@law-firm/contract/favourites'
import { isDocumentId } from '@law-firm/contract/member'
import { inLocale } from './favourite-documents'
import { stub } from '../testing/stub'

describe('verifiedEmail', () => {
  const stored = { email: 'Ann@client.test', emailVerified: true }
  test.each<[string, Parameters<typeof verifiedEmail>[0], string | null]>([
    [
      'is the token’s',
      { ...stored, token: { email: 'new@client.test', emailVerified: true } },
      'new@client.test',
    ],
    [
      'is the stored one when the token has none',
      { ...stored, token: { email: null, emailVerified: null } },
      'ann@client.test',
    ],
    ['is the stored one without a token', stored, 'ann@client.test'],
    [
      'is null when the token says unverified',
      { ...stored, token: { email: 'new@client.test', emailVerified: false } },
      null,
    ],
    [
      'is null when the token does not say verified',
      {
        email: null,
        emailVerified: null,
        token: { email: 'new@client.test', emailVerified: null },
      },
      null,
    ],
    ['is null for an unverified stored address', { email: 'a@b.test', emailVerified: false }, null],
    ['is null without an address', { email: null, emailVerified: true }, null],
    [
      'is null for empty addresses',
      { email: '', emailVerified: true, token: { email: '', emailVerified: true } },
      null,
    ],
  ])('%s', (_, member, email) => expect(verifiedEmail(member)).toBe(email))
})

describe('memberEndpoint', () => {
  const call = async (user: unknown, handler: () => Promise<Response>) => {
    const response = await memberEndpoint('get', '/x', handler).handler(stub({ user }))
    return [response.status, await response.json()]
  }
  test.each([
    null,
    undefined,
    { collection: 'users', role: 'admin' },
    { id: 1 },
    { collection: 'member' },
  ])('responds 401 to %j', async (user) =>
    expect((await call(user, async () => Response.json(1)))[0]).toBe(401),
  )
  test('responds 400 with the invalid field', async () =>
    expect(
      await call({ collection: 'members' }, () => Promise.reject(new FieldError('a.b'))),
    ).toEqual([400, { error: 'invalid_field', field: 'a.b' }]))
  test('rethrows other errors', async () =>
    await expect(
      call({ collection: 'members' }, () => Promise.reject(new Error('x'))),
    ).rejects.toThrow('x'))
})

describe('setLocale', () => {
  test.each([
    [undefined, 'en'],
    ['fr-fr', 'fr-fr'],
    ['zh-cn', 'zh-cn'],
  ])('for %j sets %s', (locale, expected) => {
    const req = { query: { locale } } as { query: object; locale?: string }
    expect(setLocale(stub(req))).toBe(expected)
    expect(req.locale).toBe(expected)
  })
  test.each(['', 'de-de', 'all', '*', ['en'], { en: 1 }, null])('rejects %j', (locale) => {
    const run = () => setLocale(stub({ query: { locale } }))
    if (locale === null) expect(run()).toBe('en')
    else expect(run).toThrow(FieldError)
  })
})

describe('isDocumentId and isFavouriteKind', () => {
  test.each([1, 2 ** 31 - 1])('accepts the id %d', (id) => expect(isDocumentId(id)).toBe(true))
  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 31, '1', null, undefined, {}, [1]])(
    'rejects the id %j',
    (id) => expect(isDocumentId(id)).toBe(false),
  )
  test.each(['toString', '__proto__', 'contacts', '', null, 7])('rejects the type %j', (kind) =>
    expect(isFavouriteKind(kind)).toBe(false),
  )
  test.each<[unknown, string | null, string]>([
    [{ en: 'A', 'fr-fr': 'B' }, 'fr-fr', 'B'],
    [{ en: 'A', 'fr-fr': '' }, 'fr-fr', 'A'],
    [{ en: 'A' }, null, 'A'],
    [{}, 'en', ''],
    [null, 'en', ''],
    ['plain', 'en', 'plain'],
  ])('inLocale(%j, %s) is %j', (value, locale, expected) =>
    expect(inLocale(value, locale)).toBe(expected),
  )
})
