import 'server-only'
import { readPage } from '@/lib/cache/read-page'
import { listTag } from '@/lib/cache/manifest'
import type * as documents from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { toArticleCard, toPersonCard, type ArticleCard, type PersonCard } from '../shared/cards'
import { toSectorLink, toServiceLink, type DocumentLink } from '../shared/document-links'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { homeQuery } from './query'

export type Home = {
  hero: {
    eyebrow: string
    title: string
    text: string
    action: string
    target: LinkTarget | null
    seed: string
  }
  popular: { label: string; query: string }[]
  latest: ArticleCard[]
  statement: { title: string; text: string }
  figures: { value: string; label: string }[]
  services: (DocumentLink & { summary: string })[]
  sectors: DocumentLink[]
  people: { line: string; person: PersonCard }[]
  careers: { title: string; text: string }
}

/**
 * The home page in a language.
 *
 * @throws ContentUnavailableError
 */
export async function getHome(locale: Locale): Promise<Home> {
  const draft = await isDraftRequest()
  const variables = { locale: toContentLocale(locale), draft }
  const data = await readPage([listTag('Home'), listTag('Article')], () =>
    queryContent(homeQuery, variables, { draft }),
  )
  return toHome(data)
}

export function toHome({ Home: home, Articles: articles }: documents.HomePageQuery): Home {
  const hero = home?.hero
  const lead = hero?.article
  return {
    hero: {
      eyebrow: hero?.eyebrow ?? '',
      title: hero?.title ?? '',
      text: hero?.text ?? '',
      action: hero?.action ?? '',
      target: lead?.slug ? { to: 'publication', params: { id: lead.id, slug: lead.slug } } : null,
      seed: lead?.slug ?? 'home',
    },
    popular: (home?.popular ?? []).map(({ label, query }) => ({
      label: label ?? '',
      query: query ?? '',
    })),
    latest: (articles?.docs ?? []).map(toArticleCard),
    statement: { title: home?.statement?.title ?? '', text: home?.statement?.text ?? '' },
    figures: (home?.figures ?? []).map(({ value, label }) => ({
      value: value ?? '',
      label: label ?? '',
    })),
    services: (home?.services ?? []).map((raw) => ({
      ...toServiceLink(raw),
      summary: raw.summary ?? '',
    })),
    sectors: (home?.sectors ?? []).map(toSectorLink),
    people: (home?.people ?? []).flatMap(({ line, contact }) =>
      contact ? [{ line: line ?? '', person: toPersonCard(contact) }] : [],
    ),
    careers: { title: home?.careers?.title ?? '', text: home?.careers?.text ?? '' },
  }
}
