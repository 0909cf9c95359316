import { getFragment, graphql } from '@/lib/graphql/generated'
import {
  ArticleCardFragmentDoc,
  PersonCardFragmentDoc,
  PortraitFragmentDoc,
  type ArticleCardFragment,
  type PersonCardFragment,
} from '@/lib/graphql/generated/graphql'
import type { FragmentType } from '@/lib/graphql/generated'
import type { LinkTarget } from '@/lib/routes/href'
import { toOfficeLink, toServiceLink, type DocumentLink } from './document-links'
import { toPortrait, type Picture } from './picture'

graphql(`
  fragment PersonCard on Contact {
    id
    slug
    name
    givenName
    familyName
    jobTitle
    level
    photograph {
      ...Portrait
    }
    offices {
      ...OfficeLink
    }
  }
`)

graphql(`
  fragment ArticleCard on Article {
    id
    slug
    title
    summary
    kind
    publishedOn
    readingMinutes
    locale
    translations
    practices {
      ...ServiceLink
    }
  }
`)

export type PersonCard = {
  id: number
  name: string
  initials: string
  jobTitle: string
  offices: DocumentLink[]
  photograph: Picture | null
  /** The seed of the generated artwork. */
  seed: string
  target: LinkTarget
}

export type ArticleKind = NonNullable<ArticleCardFragment['kind']>

export type ArticleCard = {
  id: number
  title: string
  summary: string
  kind: ArticleKind
  /** ISO date and time. */
  publishedOn: string
  minutes: number
  topic: string | null
  /** The actual language of the text. */
  language: string
  target: LinkTarget
}

/** The initials shown without a photograph: of the Latin name, or the first two characters of a Chinese one. */
export const toInitials = (givenName: string, familyName: string): string =>
  [givenName, familyName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()

type Named = { name: string | null; givenName: string | null; familyName: string | null }

/** The display name; for a draft without one, given and family name. */
export const displayName = ({ name, givenName, familyName }: Named): string =>
  name ?? [givenName, familyName].filter(Boolean).join(' ')

export function toPersonCard(masked: FragmentType<typeof PersonCardFragmentDoc>): PersonCard {
  const contact: PersonCardFragment = getFragment(PersonCardFragmentDoc, masked)
  const slug = contact.slug ?? ''
  return {
    id: contact.id,
    name: displayName(contact),
    initials: toInitials(contact.givenName ?? '', contact.familyName ?? ''),
    jobTitle: contact.jobTitle ?? '',
    offices: (contact.offices ?? []).map(toOfficeLink),
    photograph: toPortrait(getFragment(PortraitFragmentDoc, contact.photograph)),
    seed: slug,
    target: { to: 'person', params: { id: contact.id, slug } },
  }
}

export function toArticleCard(masked: FragmentType<typeof ArticleCardFragmentDoc>): ArticleCard {
  const article = getFragment(ArticleCardFragmentDoc, masked)
  const [practice] = article.practices ?? []
  return {
    id: article.id,
    title: article.title ?? '',
    summary: article.summary ?? '',
    kind: article.kind ?? 'briefing',
    publishedOn: article.publishedOn ?? '',
    minutes: article.readingMinutes ?? 1,
    topic: practice ? toServiceLink(practice).label : null,
    language: article.locale ?? 'en',
    target: { to: 'publication', params: { id: article.id, slug: article.slug ?? '' } },
  }
}
