import { rowsWith } from '../content/content-types'
import { routes } from './table'

/** Redirects of guessed and former paths (decisions 3 and 5). */

type Redirect = { to: string; query?: Record<string, string> }

const exact: Record<string, Redirect> = {
  '/articles': { to: '/insights', query: { type: 'publication' } },
  '/publications': { to: '/insights', query: { type: 'publication' } },
  '/careers': { to: '/about-us/careers' },
  '/news': { to: '/about-us/news' },
  '/offices': { to: '/locations' },
  '/service': { to: '/expertise' },
  '/services': { to: '/expertise' },
  '/sector': { to: '/expertise' },
  '/sectors': { to: '/expertise' },
  '/about-us/careers/success-stories': { to: '/about-us/careers/sucess-stories' },
  '/sucess-stories': { to: '/about-us/careers/sucess-stories' },
  '/success-stories': { to: '/about-us/careers/sucess-stories' },
  '/cookie-policy': { to: '/legal-and-regulatory-information/cookie-policy' },
  '/data-privacy': { to: '/legal-and-regulatory-information/data-privacy' },
}

const aboutNames = [
  'fraud-and-scam-alerts',
  'our-story',
  'responsible-business',
  'pro-bono',
  'corporate-responsibility',
]
const expertiseNames = [
  'financial-institutions',
  'life-sciences',
  'tmt',
  'asset-management-and-investment-funds',
]
const careersNames = [
  'why-join-us',
  'contract-work-adaptive',
  'qualified-lawyers',
  'business-services-professionals',
  'benefits',
]

for (const name of aboutNames) exact[`/about-us/${name}`] = { to: `/${name}` }
for (const name of expertiseNames)
  for (const root of ['sector', 'expertise']) exact[`/${root}/${name}`] = { to: `/${name}` }
for (const name of careersNames) exact[`/${name}`] = { to: `/about-us/careers/${name}` }
for (const name of ['disputes-aviator', 'access-the-tool'])
  exact[`/products/${name}`] = { to: `/${name}` }

/** Redirects of a first segment with all that follows. */
const moved: [from: string, to: string][] = [
  ['/insights/publications/', '/publications/'],
  ['/insights/articles/', '/publications/'],
  ['/articles/', '/publications/'],
  ['/careers/', '/about-us/careers/'],
  ['/news/', '/about-us/news/'],
]

for (const { route, search } of rowsWith('dated')) {
  const [, folder] = routes[route].pattern.split('/')
  exact[`/${folder}`] = { to: '/insights', query: { type: search.type } }
  moved.push([`/insights/${folder}/`, `/${folder}/`])
}

/**
 * The permanent redirect of a path without language prefix, or null. The query is retained; parameters of the redirect
 * take precedence.
 */
export function findRedirect(
  path: string,
  search: URLSearchParams = new URLSearchParams(),
): string | null {
  const known = Object.hasOwn(exact, path) ? exact[path] : undefined
  const prefix = moved.find(([from]) => path.startsWith(from))
  const to = known?.to ?? (prefix ? prefix[1] + path.slice(prefix[0].length) : null)
  if (to === null) return null
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(known?.query ?? {})) query.set(name, value)
  const text = query.toString()
  return text ? `${to}?${text}` : to
}

export const redirectSources: string[] = Object.keys(exact)
