import { siteLocales } from '@law-firm/contract/locales'
import { toSettings } from './settings'

jest.mock('../env', () => ({ env: { ALGOLIA_INDEX_PREFIX: 'site' } }))

test.each(siteLocales)('a query in %s that no record has in full matches some words', (locale) =>
  // `lastWords` drops them from the end, and finds nothing when the first is the unknown one
  expect(toSettings(locale).removeWordsIfNoResults).toBe('allOptional'),
)

test('each language is analysed as itself, in an index of its own', () => {
  const settings = siteLocales.map(toSettings)
  expect(settings.map(({ indexLanguages }) => indexLanguages)).toEqual(
    siteLocales.map((locale) => [locale.split('-')[0]]),
  )
  expect(new Set(settings.flatMap(({ replicas }) => replicas)).size).toBe(siteLocales.length)
})
