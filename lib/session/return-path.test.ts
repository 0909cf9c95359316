import { returnPath } from './return-path'

test.each([
  '/',
  '/people?q=a#top',
  '/fr-fr/dashboard',
  '/authors',
  '/insights?next=/api/auth/logout',
])('%s is a page', (path) => expect(returnPath(path)).toBe(path))

test.each([
  null,
  '//evil.test',
  '/api/auth/logout',
  '/API/auth/logout',
  '/x/../api/auth/logout',
  '/api',
  '/_next/image?url=a',
  '/auth',
  '/auth?error=access_denied',
  '/zh-cn/auth#access_token=a',
  '/sign-in?returnTo=/sign-in',
  '/fr-fr/sign-up',
])('%j is replaced by the home page', (path) => expect(returnPath(path)).toBe('/'))
