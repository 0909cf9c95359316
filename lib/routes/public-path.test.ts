import { siteLocales } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { pathInLocale, pathWithoutLocale } from './public-path'

describe('the path of a page without its language', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/en', '/'],
    ['/fr-fr', '/'],
    ['/people', '/people'],
    ['/en/people', '/people'],
    ['/fr-fr/people/1001/ines-kato', '/people/1001/ines-kato'],
    ['/en/people/dynamic', '/people'],
    ['/zh-cn/search/dynamic', '/search'],
    ['/dynamic/people', '/dynamic/people'],
    ['/english/people', '/english/people'],
    ['/constructor', '/constructor'],
    ['//evil.test', '/evil.test'],
    ['/en//evil.test', '/evil.test'],
    ['/fr-fr///evil.test/', '/evil.test'],
  ])('%j is %s', (pathname, path) => expect(pathWithoutLocale(pathname)).toBe(path))
})

describe('the same page in another language', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'fr-fr', '/fr-fr'],
    ['/zh-cn', 'fr-fr', '/fr-fr'],
    ['/fr-fr/people', 'en', '/people'],
    ['/people', 'zh-cn', '/zh-cn/people'],
    ['/en/insights/dynamic', 'fr-fr', '/fr-fr/insights'],
    ['/fr-fr/missing', 'zh-cn', '/zh-cn'],
    ['/en/unavailable', 'en', '/'],
    ['//evil.test', 'en', '/evil.test'],
  ] as const)('%s in %s is %s', (pathname, locale, path) =>
    expect(pathInLocale(pathname, locale)).toBe(path),
  )

  test('is the href of a link to it', () => {
    const targets = [
      { to: 'home' },
      { to: 'people' },
      { to: 'person', params: { id: 1001, slug: 'ines-kato' } },
    ] as const
    for (const target of targets)
      for (const from of siteLocales)
        for (const to of siteLocales)
          expect(pathInLocale(toHref(target, from), to)).toBe(toHref(target, to))
  })
})
