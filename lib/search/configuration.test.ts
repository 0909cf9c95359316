import { siteLocales } from '@law-firm/contract/locales'
import { searchSettings } from './configuration'

jest.mock('@/lib/env/env', () => ({
  env: { ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX_PREFIX: 'site' },
}))

test('each language has an index of its own', () => {
  const indexes = siteLocales.map((locale) => searchSettings(locale)?.index)
  expect(indexes).toContain('site_fr')
  expect(new Set(indexes).size).toBe(siteLocales.length)
})
