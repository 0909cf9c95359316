import { ExpertisePage } from '@/components/expertise/expertise-page'
import {
  getExpertise,
  getExpertiseTrees,
  getPublishedExpertise,
} from '@/lib/content/expertise/get-expertise'
import { targetOf, type ExpertiseType } from '@/lib/content/expertise/tree'
import { expertisePeopleOf } from '@/lib/content/expertise/expertise-people'
import { descendantsOf, findBySlugs } from '@/lib/content/shared/document-tree'
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
        const slugs = targetOf(node, trees)?.params?.slugs
        return Array.isArray(slugs) ? [{ slugs: [...(slugs as string[])] }] : []
      })
    },
    find: async ({ slugs }: Params, locale) => {
      const trees = await getExpertiseTrees(locale)
      const node = slug
        ? trees[type].find((candidate) => candidate.slug === slug)
        : findBySlugs(slugs ?? [], trees[type])
      const target = node ? targetOf(node, trees) : null
      const expertise = node && target ? await getExpertise(node, trees, locale) : null
      return node && target && expertise ? { trees, node, target, expertise } : null
    },
    targetOf: ({ target }) => target,
    describe: ({ node, expertise }) => ({ ...node, seo: expertise.seo }),
    jsonLd: ({ node }, ...firm) => serviceLd(node, ...firm),
    render: async ({ trees, node, target, expertise }, locale) => {
      const slugs = [node, ...descendantsOf(node, trees[type])].map((descendant) => descendant.slug)
      const people = expertisePeopleOf(type, slugs, expertise.contacts, await getPeople(locale))
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
