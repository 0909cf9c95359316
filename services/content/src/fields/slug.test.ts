import { slugField, toSlug } from './slug'
import { stub } from '../testing/stub'

type Validate = (value: unknown, options: Record<string, unknown>) => Promise<true | string>
type Hook = (given: { value?: unknown; data?: Record<string, unknown> }) => unknown

const field = stub<{
  validate: Validate
  hooks: { beforeValidate: Hook[] }
}>(slugField('title', ['parent']))
const validate = (value: unknown, options: Record<string, unknown> = {}) =>
  field.validate(value, { data: {}, ...options })

describe('a slug from a title', () => {
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

  test.each([95, 96, 97, 500])('of %d letters can be used as it is', async (length) => {
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

describe('an address', () => {
  test.each(['a', 'ines-kato', '2026', 'a-1-b'])('%s is good', async (value) =>
    expect(await validate(value)).toBe(true),
  )

  test.each([undefined, null, ''])('%j is needed', async (value) =>
    expect(await validate(value)).toMatch(/needed/),
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
  ])('%j is refused', async (value) => expect(await validate(value)).toMatch(/Lower-case/))

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
  ])('%s is used by the site itself (decision 6)', async (value) =>
    expect(await validate(value)).toMatch(/used by the site/),
  )

  test('is made from the title when left empty', () => {
    const [make] = field.hooks.beforeValidate
    expect(make?.({ data: { title: 'Hélène' } })).toBe('helene')
    expect(make?.({ value: 'own', data: { title: 'Hélène' } })).toBe('own')
    expect(make?.({ data: { title: 7 } })).toBeUndefined()
    expect(make?.({})).toBeUndefined()
  })
})

describe('an address among its siblings', () => {
  /** Validates, and says what the database was asked. */
  async function ask(totalDocs: number, options: Record<string, unknown>) {
    const asked: unknown[] = []
    const payload = {
      count: async ({ where }: { where: unknown }) => (asked.push(where), { totalDocs }),
    }
    return {
      answer: await validate('energy', { collectionSlug: 'sectors', req: { payload }, ...options }),
      asked,
    }
  }

  test('is good when nobody has it', async () => expect((await ask(0, {})).answer).toBe(true))

  test('is refused when another has it', async () =>
    expect((await ask(1, {})).answer).toMatch(/already has the address "energy"/))

  test.each<[string, Record<string, unknown>, unknown[]]>([
    ['of the root', { data: {} }, [{ slug: { equals: 'energy' } }, { parent: { exists: false } }]],
    [
      'of no parent',
      { data: { parent: null } },
      [{ slug: { equals: 'energy' } }, { parent: { exists: false } }],
    ],
    [
      'of a parent by number',
      { data: { parent: 7 } },
      [{ slug: { equals: 'energy' } }, { parent: { equals: 7 } }],
    ],
    [
      'of a parent as a document',
      { data: { parent: { id: 7 } } },
      [{ slug: { equals: 'energy' } }, { parent: { equals: 7 } }],
    ],
    [
      'of a document that is there',
      { id: 3, data: {} },
      [{ slug: { equals: 'energy' } }, { id: { not_equals: 3 } }, { parent: { exists: false } }],
    ],
  ])('is looked for %s', async (_, options, and) =>
    expect((await ask(0, options)).asked).toEqual([{ and }]),
  )
})
