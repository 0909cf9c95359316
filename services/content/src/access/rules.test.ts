import { admins, editors, isAdmin, isEditor, canReadText, publishedOrEditor } from './rules'
import { stub } from '../testing/stub'

type AccessArgs = Parameters<typeof canReadText>[0]

const req = (user: unknown) => ({ user }) as AccessArgs['req']
const editor = { collection: 'users', role: 'editor' }
const admin = { collection: 'users', role: 'admin' }
const site = { collection: 'users', role: 'site' }
const forms = { collection: 'users', role: 'forms' }
const member = { collection: 'members', productPermissions: ['navigator.employment'] }

const unprivileged: [string, unknown][] = [
  ['a visitor', null],
  ['an undefined user', undefined],
  ['a member', member],
  ['a user without a collection who claims a role', { role: 'admin' }],
  ['a member who claims a role', { collection: 'members', role: 'admin' }],
]

describe('isEditor', () => {
  test.each([
    ['an editor', editor],
    ['an administrator', admin],
  ])('accepts %s', (_, user) => expect(isEditor(req(user))).toBe(true))
  test.each([
    ...unprivileged,
    ['the preview key', site],
    ['the forms key', forms],
    ['a user without a role', { collection: 'users' }],
  ])('rejects %s', (_, user) => expect(isEditor(req(user))).toBe(false))
})

describe('isAdmin', () => {
  test('accepts an administrator', () => expect(isAdmin(req(admin))).toBe(true))
  test.each([...unprivileged, ['an editor', editor], ['the site', site]] as [string, unknown][])(
    'rejects %s',
    (_, user) => {
      expect(isAdmin(req(user))).toBe(false)
      expect(admins(stub({ req: req(user) }))).toBe(false)
    },
  )
})

describe('drafts', () => {
  test.each([
    ['editors', editor],
    ['the preview key', site],
  ])('are readable by %s', (_, user) =>
    expect(publishedOrEditor(stub({ req: req(user) }))).toBe(true),
  )
  test.each([...unprivileged, ['the forms key', forms]])('are not readable by %s', (_, user) => {
    expect(publishedOrEditor(stub({ req: req(user) }))).toEqual({
      '_status.en': { equals: 'published' },
    })
    expect(editors(stub({ req: req(user) }))).toBe(false)
  })
})

describe('canReadText (decision 20)', () => {
  const canRead = (user: unknown, doc: unknown) =>
    canReadText({ req: req(user), doc } as AccessArgs)

  test.each<[string, unknown]>([
    ['an empty feature', { product: { feature: '' } }],
    ['a null feature', { product: { feature: null } }],
  ])('allows a visitor for a document with %s', (_, doc) => expect(canRead(null, doc)).toBe(true))

  test.each<[string, unknown, boolean]>([
    ['an editor', editor, true],
    ['the site’s preview', site, true],
    ['a member with the permission', member, true],
    [
      'a member with another permission',
      { collection: 'members', productPermissions: ['navigator.tax'] },
      false,
    ],
    [
      'a member with a prefix of the permission’s name',
      { collection: 'members', productPermissions: ['navigator'] },
      false,
    ],
    [
      'a member whose list is a string',
      { collection: 'members', productPermissions: 'navigator.employment' },
      false,
    ],
    ['a member without permissions', { collection: 'members' }, false],
    ['the forms key', forms, false],
    [
      'a user of another collection with the list',
      { collection: 'users', role: 'forms', productPermissions: ['navigator.employment'] },
      false,
    ],
    ['a visitor', null, false],
  ])('of a gated document for %s: %s', (_, user, open) =>
    expect(canRead(user, { product: { feature: 'navigator.employment' } })).toBe(open),
  )

  test.each<[string, unknown]>([
    ['no product', {}],
    ['a null product', { product: null }],
    ['a product without its feature', { product: {} }],
    ['a feature that is not a string', { product: { feature: 1 } }],
  ])('allows editors only when the permission is unknown: %s', (_, doc) => {
    expect(canRead(null, doc)).toBe(false)
    expect(canRead(member, doc)).toBe(false)
    expect(canRead(editor, doc)).toBe(true)
  })

  test('allows editors only when there is no document, as for a filter', () => {
    expect(canRead(null, undefined)).toBe(false)
    expect(canRead(member, undefined)).toBe(false)
    expect(canRead(editor, undefined)).toBe(true)
  })
})
