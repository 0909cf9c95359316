import { admins, editors, isAdmin, isEditor, canReadText, publishedOrEditor } from './rules'
import { stub } from '../testing/stub'

type Asked = Parameters<typeof canReadText>[0]

const req = (user: unknown) => ({ user }) as Asked['req']
const editor = { collection: 'users', role: 'editor' }
const admin = { collection: 'users', role: 'admin' }
const site = { collection: 'users', role: 'site' }
const forms = { collection: 'users', role: 'forms' }
const member = { collection: 'members', productPermissions: ['navigator.employment'] }

const nobody: [string, unknown][] = [
  ['nobody', null],
  ['no user at all', undefined],
  ['a member', member],
  ['somebody who claims a role', { role: 'admin' }],
  ['a member who claims a role', { collection: 'members', role: 'admin' }],
]

describe('who is an editor', () => {
  test.each([
    ['an editor', editor],
    ['an administrator', admin],
  ])('%s is', (_, user) => expect(isEditor(req(user))).toBe(true))
  test.each([
    ...nobody,
    ['the preview key', site],
    ['the forms key', forms],
    ['a user without a role', { collection: 'users' }],
  ])('%s is not', (_, user) => expect(isEditor(req(user))).toBe(false))
})

describe('who is an administrator', () => {
  test('an administrator is', () => expect(isAdmin(req(admin))).toBe(true))
  test.each([...nobody, ['an editor', editor], ['the site', site]] as [string, unknown][])(
    '%s is not',
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
  ])('are read by %s', (_, user) => expect(publishedOrEditor(stub({ req: req(user) }))).toBe(true))
  test.each([...nobody, ['the forms key', forms]])('are not read by %s', (_, user) => {
    expect(publishedOrEditor(stub({ req: req(user) }))).toEqual({
      _status: { equals: 'published' },
    })
    expect(editors(stub({ req: req(user) }))).toBe(false)
  })
})

describe('a full text (decision 20)', () => {
  const may = (user: unknown, doc: unknown) => canReadText({ req: req(user), doc } as Asked)

  test.each<[string, unknown]>([
    ['an empty feature', { product: { feature: '' } }],
    ['a null feature', { product: { feature: null } }],
  ])('of %s is open to everybody', (_, doc) => expect(may(null, doc)).toBe(true))

  test.each<[string, unknown, boolean]>([
    ['an editor', editor, true],
    ['the site’s preview', site, true],
    ['a member who has it', member, true],
    [
      'a member who has another',
      { collection: 'members', productPermissions: ['navigator.tax'] },
      false,
    ],
    [
      'a member who has a part of its name',
      { collection: 'members', productPermissions: ['navigator'] },
      false,
    ],
    [
      'a member with a text for a list',
      { collection: 'members', productPermissions: 'navigator.employment' },
      false,
    ],
    ['a member with nothing', { collection: 'members' }, false],
    ['the forms key', forms, false],
    [
      'a user of another collection with the list',
      { collection: 'users', role: 'forms', productPermissions: ['navigator.employment'] },
      false,
    ],
    ['nobody', null, false],
  ])('behind a feature opens for %s: %s', (_, user, open) =>
    expect(may(user, { product: { feature: 'navigator.employment' } })).toBe(open),
  )

  test.each<[string, unknown]>([
    ['no product', {}],
    ['a null product', { product: null }],
    ['a product without its feature', { product: {} }],
    ['a feature that is no text', { product: { feature: 1 } }],
  ])('of %s is closed, as its permission is unknown', (_, doc) => {
    expect(may(null, doc)).toBe(false)
    expect(may(member, doc)).toBe(false)
    expect(may(editor, doc)).toBe(true)
  })

  test('cannot be found by a filter, where there is no document at hand', () => {
    expect(may(null, undefined)).toBe(false)
    expect(may(member, undefined)).toBe(false)
    expect(may(editor, undefined)).toBe(true)
  })
})
