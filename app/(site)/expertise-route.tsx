import { ExpertisePage } from '@/components/expertise/expertise-page'
import {
  getExpertise,
  getExpertiseTrees,
  getPublishedExpertise,
} from '@/lib/content/expertise/get-expertise'
import { toTarget, type ExpertiseType } from '@/lib/content/expertise/tree'
import { toExpertisePeople } from '@/lib/content/expertise/expertise-people'
import { findDescendants, findBySlugs } from '@/lib/content/shared/document-tree'
import { getPeople } from '@/lib/content/people/get-people'
import { serviceLd } from '@/lib/seo/json-ld'
import { documentPage } from './document-page'

type Params = { slugs?: string[] }

/** Builds the exports of an expertise route. `slug` selects the page of a route without slug params. */
export const expertiseRoute = (type: ExpertiseType, slug?: string) =>
  documentPage({
    getParams: async (): Promise<Params[]> => {
      const trees = await getPublishedExpertise('en')
      return trees[type].flatMap((node) => {
        const slugs = toTarget(node, trees)?.params?.slugs
        return Array.isArray(slugs) ? [{ slugs: [...(slugs as string[])] }] : []
      })
    },
    find: async ({ slugs }: Params, locale) => {
      const trees = await getExpertiseTrees(locale)
      const node = slug
        ? trees[type].find((candidate) => candidate.slug === slug)
        : findBySlugs(slugs ?? [], trees[type])
      const target = node ? toTarget(node, trees) : null
      const expertise = node && target ? await getExpertise(node, trees, locale) : null
      return node && target && expertise ? { trees, node, target, expertise } : null
    },
    toTarget: ({ target }) => target,
    describe: ({ node, expertise }) => ({ ...node, seo: expertise.seo }),
    jsonLd: ({ node }, ...firm) => serviceLd(node, ...firm),
    render: async ({ trees, node, target, expertise }, locale) => {
      const slugs = [node, ...findDescendants(node, trees[type])].map(
        (descendant) => descendant.slug,
      )
      const people = toExpertisePeople(type, slugs, expertise.contacts, await getPeople(locale))
      return (
        <ExpertisePage
          node={node}
          trees={trees}
          target={target}
          expertise={expertise}
          people={people}
          locale={locale}
        />
      )
    },
  })
