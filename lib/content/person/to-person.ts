import { getFragment, graphql } from '@/lib/graphql/generated'
import * as documents from '@/lib/graphql/generated/graphql'
import type { SiteLocale } from '@law-firm/contract/locales'
import { parseRichText, type RichText } from '@/lib/rich-text/parse'
import {
  displayName,
  toInitials,
  toArticleCard,
  toPersonCard,
  type ArticleCard,
  type PersonCard,
} from '../shared/cards'
import {
  toOfficeLink,
  toSectorLink,
  toServiceLink,
  type DocumentLink,
} from '../shared/document-links'
import { toLanguages } from '../shared/titled'
import { toPortrait, type Picture } from '../shared/picture'
import { toSeo, type Seo } from '../shared/seo'

graphql(`
  fragment Profile on Contact {
    id
    slug
    name
    givenName
    familyName
    honorific
    postNominals
    level
    jobTitle
    headline
    email
    languages
    locale
    translations
    updatedAt
    photograph {
      ...Portrait
    }
    phones {
      kind
      number
    }
    assistant {
      name
      phone
      email
    }
    social {
      network
      url
    }
    offices {
      ...OfficeLink
      address
      country {
        id
        slug
        name
        isoCode
      }
    }
    practices {
      ...ServiceLink
    }
    sectors {
      ...SectorLink
    }
    profile(depth: 0)
    experience {
      client
      text
    }
    admissions {
      jurisdiction
      year
    }
    education {
      degree
      institution
      year
    }
    memberships
    recognitions {
      text
      source
      year
    }
    worksWith {
      ...PersonCard
    }
    product {
      feature
    }
    seo {
      title
      description
      noIndex
    }
  }
`)

type PersonOffice = DocumentLink & {
  address: string[]
  country: { name: string; isoCode: string; slug: string } | null
}

export type Person = {
  id: number
  slug: string
  name: string
  givenName: string
  familyName: string
  honorific: string | null
  postNominals: string | null
  initials: string
  jobTitle: string
  headline: string
  email: string
  phones: { kind: 'office' | 'mobile'; number: string }[]
  assistant: { name: string; phone: string | null; email: string | null } | null
  social: { network: string; url: string }[]
  photograph: Picture | null
  offices: PersonOffice[]
  practices: DocumentLink[]
  sectors: DocumentLink[]
  /** ISO 639 codes. */
  languages: string[]
  /** Null when the profile requires a permission. */
  profile: RichText | null
  experience: { client: string; text: string }[]
  admissions: { jurisdiction: string; year: number | null }[]
  education: { degree: string; institution: string | null; year: number | null }[]
  memberships: string[]
  recognitions: { text: string; source: string | null; year: number | null }[]
  worksWith: PersonCard[]
  publications: ArticleCard[]
  publicationCount: number
  language: SiteLocale
  translations: SiteLocale[]
  updatedAt: string | null
  seo: Seo
}

export type RawPerson = documents.ProfileFragment
type RawArticles = documents.InsightsQuery['Articles']

export function toPerson(raw: RawPerson, articles: RawArticles): Person {
  return {
    id: raw.id,
    slug: raw.slug ?? '',
    name: displayName(raw),
    givenName: raw.givenName ?? '',
    familyName: raw.familyName ?? '',
    honorific: raw.honorific || null,
    postNominals: raw.postNominals || null,
    initials: toInitials(raw.givenName ?? '', raw.familyName ?? ''),
    jobTitle: raw.jobTitle ?? '',
    headline: raw.headline ?? '',
    email: raw.email ?? '',
    phones: (raw.phones ?? []).flatMap(({ kind, number }) =>
      number ? [{ kind: kind ?? 'office', number }] : [],
    ),
    assistant: raw.assistant?.name
      ? {
          name: raw.assistant.name,
          phone: raw.assistant.phone || null,
          email: raw.assistant.email || null,
        }
      : null,
    social: (raw.social ?? []).flatMap(({ network, url }) =>
      network && url ? [{ network, url }] : [],
    ),
    photograph: toPortrait(getFragment(documents.PortraitFragmentDoc, raw.photograph)),
    offices: (raw.offices ?? []).map(toPersonOffice),
    practices: (raw.practices ?? []).map(toServiceLink),
    sectors: (raw.sectors ?? []).map(toSectorLink),
    languages: (raw.languages ?? []).map(String),
    profile: raw.profile ? parseRichText(raw.profile) : null,
    experience: (raw.experience ?? []).map(({ client, text }) => ({
      client: client ?? '',
      text: text ?? '',
    })),
    admissions: (raw.admissions ?? []).map(({ jurisdiction, year }) => ({
      jurisdiction: jurisdiction ?? '',
      year,
    })),
    education: (raw.education ?? []).map(({ degree, institution, year }) => ({
      degree: degree ?? '',
      institution,
      year,
    })),
    memberships: raw.memberships ?? [],
    recognitions: (raw.recognitions ?? []).map(({ text, source, year }) => ({
      text: text ?? '',
      source,
      year,
    })),
    worksWith: (raw.worksWith ?? []).map(toPersonCard),
    publications: (articles?.docs ?? []).map(toArticleCard),
    publicationCount: articles?.totalDocs ?? 0,
    ...toLanguages(raw),
    updatedAt: raw.updatedAt,
    seo: toSeo(raw.seo),
  }
}

function toPersonOffice(raw: RawPerson['offices'][number]): PersonOffice {
  const { country, address } = raw
  return {
    ...toOfficeLink(raw),
    address: address ?? [],
    country: country
      ? { name: country.name ?? '', isoCode: country.isoCode ?? '', slug: country.slug ?? '' }
      : null,
  }
}
