import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
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
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale } from '@/lib/i18n/params'
import { hrefOf } from '@/lib/routes/href'
import { buildMetadata } from '@/lib/seo/metadata'

type Slugs = { slugs: string[] }
type Props = { params: Promise<{ locale: string } & Partial<Slugs>> }

/** Builds the exports of an expertise route. `slug` selects the page of a route without slug params. */
export function expertiseRoute(type: ExpertiseType, slug?: string) {
  async function resolve(params: Props['params']) {
    const locale = await toSiteLocale(params)
    const slugs = slug ? [slug] : ((await params).slugs ?? [])
    const trees = await getExpertiseTrees(locale)
    const node = slug
      ? (trees[type].find((candidate) => candidate.slug === slug) ?? null)
      : findBySlugs(slugs, trees[type])
    const target = node ? targetOf(node, trees) : null
    const isMoved = Boolean(target && !slug && String(target.params?.slugs) !== String(slugs))
    return { locale, trees, node, target, isMoved }
  }

  return {
    generateStaticParams: async (): Promise<Slugs[]> => {
      const trees = await getPublishedExpertise('en')
      return trees[type].flatMap((node) => {
        const slugs = targetOf(node, trees)?.params?.slugs
        return Array.isArray(slugs) ? [{ slugs: [...(slugs as string[])] }] : []
      })
    },

    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { locale, trees, node, target } = await resolve(params)
      const expertise = node ? await getExpertise(node, trees, locale) : null
      if (!node || !target || !expertise) return { robots: { index: false } }
      const { firmName } = await getSite(locale)
      return buildMetadata({
        target,
        locale,
        title: expertise.seo.title ?? node.title,
        description: expertise.seo.description ?? node.summary,
        translations: node.translations,
        noIndex: expertise.seo.noIndex,
        firmName,
      })
    },

    Page: async ({ params }: Props) => {
      const { locale, trees, node, target, isMoved } = await resolve(params)
      if (!node || !target) notFound()
      if (isMoved) permanentRedirect(hrefOf(target, locale))
      const expertise = await getExpertise(node, trees, locale)
      if (!expertise) notFound()
      const slugs = [node, ...descendantsOf(node, trees[type])].map((descendant) => descendant.slug)
      const people = expertisePeopleOf(type, slugs, expertise.contacts, await getPeople(locale))
      return (
        <ExpertisePage
          node={node}
          trees={trees}
          target={target}
          expertise={expertise}
          people={people}
          site={await getSite(locale)}
          locale={locale}
        />
      )
    },
  }
}
