import 'server-only'
import { cache } from 'react'
import { readPage, readShared } from '@/lib/cache/read-page'
import { documentTag, listTag } from '@/lib/cache/manifest'
import { ExpertiseTreesDocument, type ExpertiseTreesQuery } from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import { compareTexts } from '@/lib/i18n/format'
import type { Locale } from '@law-firm/contract/locales'
import { rowsWith } from '../content-types'
import { isDraftRequest } from '../shared/is-draft-request'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { insightCountQuery, insightsQuery } from '../insights/query'
import { toArticleCard, toPersonCard, type ArticleCard, type PersonCard } from '../shared/cards'
import { toDatedCard, type DatedCard } from '../shared/dated-cards'
import { toContentLocale } from '../shared/content-locale'
import { toTitled } from '../shared/titled'
import { toSeo, type RawSeo, type Seo } from '../shared/seo'
import { findDescendants } from '../shared/document-tree'
import { expertiseQueries, plannedEventsQuery } from './query'
import type { ExpertiseNode, ExpertiseTrees, ExpertiseType } from './tree'

const types = rowsWith('expertise')

/** The GraphQL types of expertise. */
export const typeNames = Object.fromEntries(
  types.map(({ expertise, type }) => [expertise, type]),
) as Record<ExpertiseType, (typeof types)[number]['type']>

type Related = { id: number }
type RawNode = Omit<
  NonNullable<ExpertiseTreesQuery['solution']>['docs'][number],
  '__typename' | 'parent' | 'practices' | 'sectors' | 'seo'
> & {
  parent: Related | null
  practices?: Related[] | null
  sectors?: Related[] | null
  seo: RawSeo
}

function toNode(type: ExpertiseType, raw: RawNode): ExpertiseNode {
  return {
    type,
    ...toTitled(raw),
    noIndex: raw.seo?.noIndex ?? false,
    parent: raw.parent?.id ?? null,
    practices: (raw.practices ?? []).map(({ id }) => id),
    sectors: (raw.sectors ?? []).map(({ id }) => id),
  }
}

const treeTags = Object.values(typeNames).map(listTag)

async function readTrees(locale: Locale, draft: boolean): Promise<ExpertiseTrees> {
  const data = await queryContent(
    ExpertiseTreesDocument,
    { locale: toContentLocale(locale), draft },
    { draft },
  )
  const compare = compareTexts(locale)
  const toTree = (type: ExpertiseType, docs: readonly RawNode[] = []) =>
    docs.map((raw) => toNode(type, raw)).sort((a, b) => compare(a.title, b.title))
  return {
    service: toTree('service', data.service?.docs),
    sector: toTree('sector', data.sector?.docs),
    solution: toTree('solution', data.solution?.docs),
  }
}

const sharedTrees = readShared('expertise', treeTags, (locale: Locale) => readTrees(locale, false))

/** The published documents, for use without a request: pre-rendering, sitemaps. @throws ContentUnavailableError */
export const getPublishedExpertise = (locale: Locale): Promise<ExpertiseTrees> =>
  sharedTrees(locale)

/**
 * Practices, sectors and solutions in a language; in a preview the drafts among them.
 *
 * @throws ContentUnavailableError
 */
export async function getExpertiseTrees(locale: Locale): Promise<ExpertiseTrees> {
  const draft = await isDraftRequest()
  if (draft) return readTrees(locale, true)
  return sharedTrees(locale)
}

export type Expertise = {
  /** Null when the full text requires a permission (decision 20). */
  body: BodyBlock[] | null
  feature: string | null
  capabilities: { title: string; text: string }[]
  experience: { client: string; text: string }[]
  contacts: PersonCard[]
  publications: ArticleCard[]
  publicationCount: number
  events: DatedCard[]
  seo: Seo
}

/**
 * The data of an expertise page that its tree does not have: text, people, matters, and the latest insights about it
 * or its descendants. Deduplicated per request.
 *
 * @throws ContentUnavailableError
 */
export const getExpertise = cache(
  async (node: ExpertiseNode, trees: ExpertiseTrees, locale: Locale): Promise<Expertise | null> => {
    const draft = await isDraftRequest()
    const language = toContentLocale(locale)
    const about = toAbout(node, trees)
    const now = new Date().toISOString()
    const tags = [documentTag(typeNames[node.type], node.id), listTag('Article'), listTag('Event')]
    const [data, insights, publicationCount, planned] = await Promise.all([
      readPage(tags, () =>
        queryContent(
          expertiseQueries[node.type],
          { id: node.id, locale: language, draft },
          { draft },
        ),
      ),
      readPage([listTag('Article')], () =>
        queryContent(insightsQuery, {
          locale: language,
          where: whereOf(about),
          limit: 5,
          counted: false,
        }),
      ),
      sharedCount(about),
      sharedPlanned(locale),
    ])
    const [head] = data.heads?.docs ?? []
    if (!head) return null
    return {
      body: head.product?.feature && !head.body ? null : toBlocks(head.body),
      feature: head.product?.feature ?? null,
      capabilities: (head.capabilities ?? []).map(({ title, text }) => ({
        title: title ?? '',
        text: text ?? '',
      })),
      experience: (head.experience ?? []).map(({ client, text }) => ({
        client: client ?? '',
        text: text ?? '',
      })),
      contacts: (head.contacts ?? []).map(toPersonCard),
      publications: (insights.Articles?.docs ?? []).map(toArticleCard),
      publicationCount,
      events: planned
        .filter(
          (event) =>
            event.card.startsAt > now && event[about.by].some((id) => about.ids.includes(id)),
        )
        .slice(0, 3)
        .map(({ card }) => card),
      seo: toSeo(head.seo),
    }
  },
)

type About = { by: 'practices' | 'sectors'; ids: number[] }

/**
 * The topics of insights about a document: it and its descendants; for a solution, its practices. Sorted by id, so that
 * all languages share a cached count: trees are sorted by translated title.
 */
export function toAbout(node: ExpertiseNode, trees: ExpertiseTrees): About {
  const about = toTopics(node, trees)
  return { ...about, ids: about.ids.toSorted((item, other) => item - other) }
}

function toTopics(node: ExpertiseNode, trees: ExpertiseTrees): About {
  const ids = [node, ...findDescendants(node, trees[node.type])].map(({ id }) => id)
  if (node.type === 'service') return { by: 'practices', ids }
  if (node.type === 'sector') return { by: 'sectors', ids }
  return node.practices.length > 0
    ? { by: 'practices', ids: node.practices }
    : { by: 'sectors', ids: node.sectors }
}

const whereOf = ({ by, ids }: About): Record<string, unknown> => ({ [by]: { in: ids } })

/** The count is the same in every language. */
const sharedCount = readShared(
  'insight-counts',
  [listTag('Article')],
  async (about: About): Promise<number> =>
    (await queryContent(insightCountQuery, { where: whereOf(about) })).Articles?.totalDocs ?? 0,
)

type Planned = { card: DatedCard; practices: number[]; sectors: number[] }

/** Upcoming events, next first: all expertise pages filter this short list. */
const sharedPlanned = readShared(
  'planned-events',
  [listTag('Event')],
  async (locale: Locale): Promise<Planned[]> => {
    const { Events: events } = await queryContent(plannedEventsQuery, {
      locale: toContentLocale(locale),
      after: new Date().toISOString(),
    })
    return (events?.docs ?? []).map((raw) => ({
      card: toDatedCard('event', raw),
      practices: (raw.about ?? []).map(({ id }) => id),
      sectors: (raw.sectors ?? []).map(({ id }) => id),
    }))
  },
)
