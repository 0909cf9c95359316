import { slugField, toSlug } from './slug'
import { stub } from '../testing/stub'

type Validate = (value: unknown, options: Record<string, unknown>) => Promise<true | string>
type Hook = (args: { value?: unknown; data?: Record<string, unknown> }) => unknown

const field = stub<{
  validate: Validate
  hooks: { beforeValidate: Hook[] }
}>(slugField('title', ['parent']))
const validate = (value: unknown, options: Record<string, unknown> = {}) =>
  field.validate(value, { data: {}, ...options })

describe('toSlug', () => {
  test.each([
    ['Hélène Aubrac', 'helene-aubrac'],
    ['Merger control: what to file', 'merger-control-what-to-file'],
    ['  Fees & costs  ', 'fees-costs'],
    ['Œuvres', 'oeuvres'],
    ['Cœur', 'coeur'],
    ['Straße', 'strasse'],
    ['Søren Ærø', 'soren-aero'],
    ['Łukasz', 'lukasz'],
    ["D’Arcy O'Brien", 'd-arcy-o-brien'],
    ['2026 – outlook', '2026-outlook'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>', 'script'],
    ['并购', ''],
    ['', ''],
    ['---', ''],
  ])('of %j is %j', (title, slug) => expect(toSlug(title)).toBe(slug))

  test.each([95, 96, 97, 500])('of a title of %d letters is a valid slug', async (length) => {
    for (const title of [
      'x'.repeat(length),
      `${'x'.repeat(length - 1)} y`,
      'a '.repeat(length),
      'ab '.repeat(length),
      'é'.repeat(length),
    ]) {
      const slug = toSlug(title)
      expect(slug.length).toBeLessThanOrEqual(96)
      expect(await validate(slug)).toBe(true)
    }
  })
})

describe('the slug field', () => {
  test.each(['a', 'ines-kato', '2026', 'a-1-b'])('accepts %s', async (value) =>
    expect(await validate(value)).toBe(true),
  )

  test.each([undefined, null, ''])('rejects %j as missing', async (value) =>
    expect(await validate(value)).toMatch(/from the title, which is empty/),
  )

  test.each([
    'A',
    'a b',
    'a/b',
    '..',
    'a--b',
    '-a',
    'a-',
    'a_b',
    'é',
    '并购',
    'a\n',
    '__proto__',
    '//evil.test',
    '%2f',
  ])('rejects %j', async (value) => expect(await validate(value)).toMatch(/Lower-case/))

  test.each([
    'report-builder',
    'marketing',
    'content',
    'status-table',
    'register',
    'dynamic',
    'api',
    'en',
    'fr-fr',
    'zh-cn',
    'en-sg',
    'de-de',
  ])('rejects %s, which the site’s own addresses use (decision 6)', async (value) =>
    expect(await validate(value)).toMatch(/used by the site/),
  )

  test('is built from the title when left empty', () => {
    const [buildSlug] = field.hooks.beforeValidate
    expect(buildSlug?.({ data: { title: 'Hélène' } })).toBe('helene')
    expect(buildSlug?.({ value: 'custom', data: { title: 'Hélène' } })).toBe('custom')
    expect(buildSlug?.({ data: { title: 7 } })).toBeUndefined()
    expect(buildSlug?.({})).toBeUndefined()
  })
})

describe('uniqueness among siblings', () => {
  /** Validates, and returns the `where` conditions that were queried. */
  async function validateSlug(totalDocs: number, options: Record<string, unknown>) {
    const queried: unknown[] = []
    const payload = {
      count: async ({ where }: { where: unknown }) => (queried.push(where), { totalDocs }),
    }
    return {
      result: await validate('energy', { collectionSlug: 'sectors', req: { payload }, ...options }),
      queried,
    }
  }

  test('accepts an unused slug', async () => expect((await validateSlug(0, {})).result).toBe(true))

  test('rejects a slug that a sibling has', async () =>
    expect((await validateSlug(1, {})).result).toMatch(/already has the address "energy"/))

  test.each<[string, Record<string, unknown>, unknown[]]>([
    ['at the root', { data: {} }, [{ slug: { equals: 'energy' } }, { parent: { exists: false } }]],
    [
      'without a parent',
      { data: { parent: null } },
      [{ slug: { equals: 'energy' } }, { parent: { exists: false } }],
    ],
    [
      'of a parent by id',
      { data: { parent: 7 } },
      [{ slug: { equals: 'energy' } }, { parent: { equals: 7 } }],
    ],
    [
      'of a populated parent',
      { data: { parent: { id: 7 } } },
      [{ slug: { equals: 'energy' } }, { parent: { equals: 7 } }],
    ],
    [
      'for an existing document',
      { id: 3, data: {} },
      [{ slug: { equals: 'energy' } }, { id: { not_equals: 3 } }, { parent: { exists: false } }],
    ],
  ])('is checked %s', async (_, options, and) =>
    expect((await validateSlug(0, options)).queried).toEqual([{ and }]),
  )
})

test('an address that no title gives is refused with the reason', async () => {
  const message = /^No address can be made from “并购”/
  expect(await validate('', { data: { title: '并购' } })).toMatch(message)
})
