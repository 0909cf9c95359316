import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator } from 'next-intl'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { articleKinds, datedTypes } from '@/lib/content/insights/insights-list'
import { levels } from '@/lib/content/people/people-list'
import { siteLocales, languageTags } from '@law-firm/contract/locales'
import { listNames } from '@/lib/seo/list-names'

type Messages = { [key: string]: string | Messages }

const root = path.join(__dirname, '..')
const read = (locale: string): Messages =>
  JSON.parse(readFileSync(path.join(__dirname, `${locale}.json`), 'utf8'))

const entriesOf = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : entriesOf(value, `${prefix}${key}.`),
  )

/**
 * Languages of the graduate site with words of their own: whole namespaces; the others come in
 * English (`lib/i18n/request.ts`).
 */
const graduateMessages = ['nl-nl', 'de-de']

const all = Object.fromEntries(
  siteLocales.map((locale) => [locale, new Map(entriesOf(read(locale)))]),
)
const english = all.en ?? new Map<string, string>()

/** The values that a message takes, and those of them that can be read in it (not only choose a plural form). */
function toValues(
  elements: MessageFormatElement[],
  number = '',
): { taken: string[]; shown: string[] } {
  const taken: string[] = []
  const shown: string[] = []
  for (const element of elements) {
    if (element.type === TYPE.literal) continue
    if (element.type === TYPE.pound) {
      shown.push(number)
      continue
    }
    taken.push(element.value)
    const within =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).map((option) => option.value)
        : element.type === TYPE.tag
          ? [element.children]
          : null
    if (!within) shown.push(element.value)
    for (const part of within ?? []) {
      const inner = toValues(part, element.value)
      taken.push(...inner.taken)
      shown.push(...inner.shown)
    }
  }
  return { taken: [...new Set(taken)].sort(), shown: [...new Set(shown)].sort() }
}

const parsed = (text: string): MessageFormatElement[] => parse(text, { requiresOtherClause: true })

describe('the messages', () => {
  test('have one file a language', () => {
    expect(
      readdirSync(__dirname)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual([...siteLocales, ...graduateMessages].map((locale) => `${locale}.json`).sort())
  })

  test.each(siteLocales)('of %s have the same keys as the English ones', (locale) =>
    expect([...(all[locale]?.keys() ?? [])].sort()).toEqual([...english.keys()].sort()),
  )

  test.each(siteLocales)('of %s are all written', (locale) => {
    for (const [key, text] of all[locale] ?? []) expect([key, text.trim()]).not.toEqual([key, ''])
  })

  test.each(siteLocales)('of %s can all be read by the formatter', (locale) => {
    for (const text of all[locale]?.values() ?? []) expect(() => parsed(text)).not.toThrow()
  })

  test.each(siteLocales)(
    'of %s show the values that the English ones show, and use no others',
    (locale) => {
      for (const [key, text] of english) {
        const here = toValues(parsed(all[locale]?.get(key) ?? ''))
        const there = toValues(parsed(text))
        expect([key, here.shown]).toEqual([key, there.shown])
        expect([key, there.taken]).toEqual([key, expect.arrayContaining(here.taken)])
      }
    },
  )

  test.each(siteLocales)('of %s have every plural form that the language needs', (locale) => {
    const forms = new Intl.PluralRules(languageTags[locale])
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many') // "many" is for millions in French
    const check = (key: string, elements: MessageFormatElement[]) => {
      for (const element of elements)
        if (element.type === TYPE.plural)
          expect([key, Object.keys(element.options)]).toEqual([key, expect.arrayContaining(forms)])
    }
    for (const [key, text] of all[locale] ?? []) check(key, parsed(text))
  })

  test.each(siteLocales)('of %s hold no markup and no English left over', (locale) => {
    for (const [key, text] of all[locale] ?? [])
      expect([key, text]).toEqual([key, expect.not.stringMatching(/[<>]|TODO|FIXME|\bundefined\b/)])
    if (locale === 'zh-cn')
      for (const [key, text] of all[locale] ?? [])
        if (
          !key.startsWith('graduates.country.') &&
          text.replace(/\{[^}]*\}/g, '').match(/[a-z]{4,}/)
        )
          expect([key, text]).toEqual([
            key,
            expect.stringMatching(/vCard|plural|select|Cookie|Atom|PostHog|Navigator|name@company/),
          ])
  })
})

describe('the messages of the graduate site', () => {
  test.each(graduateMessages)(
    'in %s have whole namespaces, each with the English keys and values',
    (locale) => {
      const own = read(locale)
      for (const [namespace, messages] of Object.entries(own)) {
        const mine = new Map(entriesOf(messages as Messages, `${namespace}.`))
        const theirs = [...english].filter(([key]) => key.startsWith(`${namespace}.`))
        expect([namespace, [...mine.keys()].sort()]).toEqual([
          namespace,
          theirs.map(([key]) => key).sort(),
        ])
        for (const [key, text] of theirs)
          expect([key, toValues(parsed(mine.get(key) ?? '')).shown]).toEqual([
            key,
            toValues(parsed(text)).shown,
          ])
      }
      expect(Object.keys(own)).toEqual(
        expect.arrayContaining(['common', 'forms', 'graduates', 'consent']),
      )
    },
  )
})

/** Namespaces whose keys come from data, with the values that the data may have. */
const fromData: Record<string, readonly string[]> = {
  kinds: articleKinds,
  types: datedTypes,
  levels,
  regions: [...enumOf('Article_regions'), ...enumOf('CountryInfo_region')],
  publication: enumOf('CalloutBlock_tone'),
}

function enumOf(name: string): string[] {
  const schema = readFileSync(path.join(root, 'lib/graphql/schema.graphql'), 'utf8')
  return new RegExp(`^enum ${name} \\{([^}]*)\\}`, 'm').exec(schema)?.[1]?.trim().split(/\s+/) ?? []
}

describe('the code', () => {
  const files = ['app', 'components', 'lib']
    .flatMap((folder) => sourcesIn(path.join(root, folder)))
    .map((file) => readFileSync(file, 'utf8'))

  /** Whether a file that opens the namespace has the key in quotes. */
  const isUsed = (key: string): boolean => {
    const [namespace = '', ...rest] = key.split('.')
    const name = rest.join('.')
    if (key.startsWith('insights.count.'))
      return ['publication', ...datedTypes].includes(rest.at(-1) ?? '')
    if (fromData[namespace]?.includes(name)) return true
    if (isUsedBelow(key.split('.'))) return true
    const [group] = rest
    if (
      rest.length > 1 &&
      files.some(
        (source) =>
          opens(source, namespace) &&
          source.includes(`\`${group}.`) &&
          /`[\w.]+\.\$\{/.test(source),
      )
    )
      return true
    if (namespace === 'forms' && rest.length > 1)
      return ['fields', 'hints', 'options', 'errors', 'failures'].includes(group ?? '')
    return files.some(
      (source) => opens(source, namespace) && new RegExp(`['"\`]${name}['"\`]`).test(source),
    )
  }

  /**
   * Whether a file opens a namespace within another, and has the rest of the key in quotes, or
   * builds its last part.
   */
  const isUsedBelow = (parts: string[]): boolean =>
    parts.slice(1).some((_, index) => {
      const [namespace, rest] = [parts.slice(0, index + 1).join('.'), parts.slice(index + 1)]
      const built = rest.length > 1 ? `\`${rest.slice(0, -1).join('.')}.\${` : undefined
      return files.some(
        (source) =>
          opens(source, namespace) &&
          (new RegExp(`['"\`]${rest.join('\\.')}['"\`]`).test(source) ||
            (built !== undefined && source.includes(built))),
      )
    })

  test.each([...english.keys()])('uses %s', (key) => expect(isUsed(key)).toBe(true))

  test.each(Object.entries(fromData))(
    'finds %s for every value of the data',
    (namespace, values) => {
      expect(values.length).toBeGreaterThan(0)
      for (const value of values) expect(english.has(`${namespace}.${value}`)).toBe(true)
    },
  )

  test('uses no message that does not exist', () => {
    for (const source of files) {
      const opened = [...source.matchAll(/const (\w+) = await getTranslations\('([\w.]+)'\)/g)].map(
        ([, variable = '', namespace = '']) => ({ variable, namespace: namespace as never }),
      )
      for (const { variable } of opened) {
        const namespaces = opened
          .filter((one) => one.variable === variable)
          .map((one) => one.namespace)
        for (const [, key = ''] of source.matchAll(
          new RegExp(`\\b${variable}\\(['"]([\\w.]+)['"]`, 'g'),
        )) {
          expect([key, namespaces.some((namespace) => english.has(`${namespace}.${key}`))]).toEqual(
            [key, true],
          )
        }
      }
    }
  })
})

const listNamespaces: readonly string[] = listNames

/**
 * A namespace is opened by its name; a list's title and description by that of the list
 * (`lib/seo/list-metadata.ts`).
 */
const opens = (source: string, namespace: string): boolean =>
  source.includes(`getTranslations('${namespace}')`) ||
  source.includes(`namespace: '${namespace}'`) ||
  (source.includes('getTranslations(list)') && listNamespaces.includes(namespace)) ||
  (source.includes('listTitles') && listNamespaces.includes(namespace))

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'generated')
    .flatMap((entry) =>
      entry.isDirectory()
        ? sourcesIn(path.join(folder, entry.name))
        : [path.join(folder, entry.name)],
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
}

test('French signs stay with their words: no line breaks before them', () => {
  const texts = [
    ...(all['fr-fr'] ?? []),
    ...entriesOf(
      JSON.parse(
        readFileSync(path.join(root, 'services/identity/src/messages/fr-fr.json'), 'utf8'),
      ) as Messages,
    ),
  ]
  expect(texts.filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
})

describe('introductions of lists', () => {
  const translate = (locale: 'en' | 'fr-fr' | 'zh-cn', namespace: 'expertise' | 'locations') =>
    createTranslator({
      locale,
      messages: read(locale) as never,
      namespace: namespace as never,
    }) as unknown as (key: string, values: Record<string, number | string>) => string

  test.each([
    ['en', '1 practice.'],
    ['fr-fr', '1 pratique.'],
    ['zh-cn', '1个业务领域。'],
  ] as const)('of a firm with one practice only, in %s', (locale, text) =>
    expect(
      translate(locale, 'expertise')('intro', { practices: 1, sectors: 0, solutions: 'none' }),
    ).toBe(text),
  )

  test('of a firm with all of them', () =>
    expect(
      translate('en', 'expertise')('intro', { practices: 26, sectors: 14, solutions: 'some' }),
    ).toBe('26 practices, 14 sectors, and ways of working that are not billed by the hour.'))

  test.each([
    ['en', 'One office.'],
    ['fr-fr', 'Un bureau.'],
    ['zh-cn', '设有1个办公室。'],
  ] as const)('of a firm with one office, in %s', (locale, text) =>
    expect(translate(locale, 'locations')('intro', { offices: 1, countries: 1 })).toBe(text),
  )
})
