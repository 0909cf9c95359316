import { getFragment, graphql } from '@/lib/graphql/generated'
import {
  ArticleCardFragmentDoc,
  OfficeLinkFragmentDoc,
  PersonCardFragmentDoc,
  PictureFragmentDoc,
  ServiceLinkFragmentDoc,
  type ArticleCardFragment,
  type PersonCardFragment,
} from '@/lib/graphql/generated/graphql'
import type { FragmentType } from '@/lib/graphql/generated'
import type { LinkTarget } from '@/lib/routes/href'
import { toOfficeLink, toServiceLink, type DocumentLink } from './links'
import { toPicture, type Picture } from './pictures'

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
      ...Picture
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
  /** What the contour art is drawn from. */
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
  /** The language the text is really in. */
  language: string
  target: LinkTarget
}

/** The letters that stand in for a photograph: of the Latin name, or the first two of a Chinese one. */
export const initialsOf = (givenName: string, familyName: string): string =>
  [givenName, familyName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()

type Named = { name: string | null; givenName: string | null; familyName: string | null }

/** The name as displayed; of a draft that has none yet, the parts of it that there are. */
export const displayName = ({ name, givenName, familyName }: Named): string =>
  name ?? [givenName, familyName].filter(Boolean).join(' ')

export function toPersonCard(masked: FragmentType<typeof PersonCardFragmentDoc>): PersonCard {
  const contact: PersonCardFragment = getFragment(PersonCardFragmentDoc, masked)
  const slug = contact.slug ?? ''
  return {
    id: contact.id,
    name: displayName(contact),
    initials: initialsOf(contact.givenName ?? '', contact.familyName ?? ''),
    jobTitle: contact.jobTitle ?? '',
    offices: (contact.offices ?? []).map((office) =>
      toOfficeLink(getFragment(OfficeLinkFragmentDoc, office)),
    ),
    photograph: toPicture(getFragment(PictureFragmentDoc, contact.photograph)),
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
    topic: practice ? toServiceLink(getFragment(ServiceLinkFragmentDoc, practice)).label : null,
    language: article.locale ?? 'en',
    target: { to: 'publication', params: { id: article.id, slug: article.slug ?? '' } },
  }
}
