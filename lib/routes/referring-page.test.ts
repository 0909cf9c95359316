import { pageBefore } from './referring-page'

const site = 'https://site.test'

test.each([
  ['a page', `${site}/people/1001/ines-kato`, '/people/1001/ines-kato'],
  [
    'a page in another language, with its query',
    `${site}/fr-fr/insights?type=News`,
    '/fr-fr/insights?type=News',
  ],
  ['the home page', `${site}/`, '/'],
])('returns the path of %s', (_name, referer, expected) =>
  expect(pageBefore(referer, site)).toBe(expected),
)

test.each([
  ['nowhere', null],
  ['no address', 'people'],
  ['another site', 'https://evil.test/people'],
  ['another site that begins like this one', 'https://site.test.evil.test/people'],
  ['another port', 'https://site.test:8443/people'],
  ['the sign-in', `${site}/sign-in?returnTo=/people`],
  ['the sign-up in French', `${site}/fr-fr/sign-up`],
  ['a failed sign-in', `${site}/auth?error=login_required`],
  ['a page that is none', `${site}/nowhere/at/all`],
])('returns null for %s', (_name, referer) => expect(pageBefore(referer, site)).toBeUndefined())
