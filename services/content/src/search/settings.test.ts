import { siteLocales } from '../locales'
import { settingsOf } from './settings'

jest.mock('../env', () => ({ env: { searchIndexPrefix: 'site' } }))

test('each language is analysed as itself, in an index of its own', () => {
  const settings = siteLocales.map(settingsOf)
  expect(settings.map(({ indexLanguages }) => indexLanguages)).toEqual(
    siteLocales.map((locale) => [locale.split('-')[0]]),
  )
  expect(new Set(settings.flatMap(({ replicas }) => replicas)).size).toBe(siteLocales.length)
})
