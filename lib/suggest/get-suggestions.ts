import 'server-only'
import { getPublishedExpertise } from '../content/expertise/get-expertise'
import { toTarget as expertiseTarget } from '../content/expertise/tree'
import { getPublishedLocations } from '../content/location/get-locations'
import { getPublishedTree, pageTypes } from '../content/page/get-tree'
import { toTarget } from '../content/page/tree'
import { getPeople } from '../content/people/get-people'
import { fold } from '../lists/fold'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref, isBuilt, type LinkTarget } from '../routes/href'
import { suggest, wordsOfAddress, type Candidate } from './suggest'

/**
 * Suggested pages for a 404, from shared cached data. What is not cached is queried one after the
 * other: a burst that a slow content service cannot answer in time would open its circuit breaker.
 *
 * @throws ContentUnavailableError
 */
export async function getSuggestions(path: string, locale: SiteLocale): Promise<Candidate[]> {
  const words = wordsOfAddress(path)
  if (words.length === 0) return []
  const people = await getPeople(locale)
  const trees = await getPublishedExpertise(locale)
  const places = await getPublishedLocations(locale)
  const pages = []
  for (const type of pageTypes) pages.push(await getPublishedTree(type, locale))
  const candidate = (label: string, slug: string, target: LinkTarget | null): Candidate[] =>
    target && isBuilt(target.to)
      ? [
          {
            label,
            href: toHref(target, locale),
            words: fold(`${label} ${slug.replace(/-/g, ' ')}`),
          },
        ]
      : []
  return suggest(words, [
    ...people.flatMap((person) => candidate(person.name, person.seed, person.target)),
    ...Object.values(trees)
      .flat()
      .flatMap((node) => candidate(node.title, node.slug, expertiseTarget(node, trees))),
    ...places.countries.flatMap(({ name, slug }) =>
      candidate(name, slug, { to: 'location', params: { slug } }),
    ),
    ...places.offices.flatMap(({ name, slug }) =>
      candidate(name, `${slug} office`, { to: 'office', params: { slug } }),
    ),
    ...pages.flatMap((nodes) =>
      nodes
        .filter(({ area }) => area !== 'thank_you')
        .flatMap((node) => candidate(node.title, node.slug, toTarget(node, nodes))),
    ),
  ])
}
