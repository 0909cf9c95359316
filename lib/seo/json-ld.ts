import type { Person } from '@/lib/content/person/to-person'
import type { Publication } from '@/lib/content/article/to-publication'
import { languageTags } from '@/lib/i18n/locales'

/** Structured data of pages (schema.org), as plain objects; `JsonLd` writes them safely. */
export type JsonLdObject = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

const context = 'https://schema.org' as const

export type Crumb = { label: string; url: string }

export const breadcrumbLd = (crumbs: Crumb[]): JsonLdObject => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: url })),
})

type Firm = { firmName: string; description: string; email: string; phone: string; social: { href: string }[] }

export const organizationLd = (firm: Firm, url: string): JsonLdObject => ({
  '@context': context,
  '@type': 'LegalService',
  '@id': `${url}#firm`,
  name: firm.firmName,
  description: firm.description,
  url,
  email: firm.email,
  telephone: firm.phone,
  sameAs: firm.social.map(({ href }) => href),
})

export const personLd = (person: Person, url: string, firmName: string, firmUrl: string): JsonLdObject => ({
  '@context': context,
  '@type': 'Person',
  name: person.name,
  givenName: person.givenName,
  familyName: person.familyName,
  ...(person.honorific ? { honorificPrefix: person.honorific } : {}),
  jobTitle: person.jobTitle,
  description: person.headline,
  url,
  email: person.email,
  ...(person.phones[0] ? { telephone: person.phones[0].number } : {}),
  knowsLanguage: person.languages,
  knowsAbout: person.practices.map(({ label }) => label),
  worksFor: { '@type': 'LegalService', name: firmName, url: firmUrl },
  ...(person.offices[0] ? { workLocation: { '@type': 'Place', name: person.offices[0].label, address: person.offices[0].address.join(', ') } } : {}),
  sameAs: person.social.map((profile) => profile.url),
})

export const articleLd = (publication: Publication, url: string, firmName: string, firmUrl: string): JsonLdObject => ({
  '@context': context,
  '@type': 'Article',
  headline: publication.title.slice(0, 110),
  description: publication.summary,
  inLanguage: languageTags[publication.language],
  datePublished: publication.publishedOn,
  dateModified: publication.updatedOn ?? publication.publishedOn,
  author: publication.authors.map((author) => ({ '@type': 'Person', name: author.name })),
  publisher: { '@type': 'LegalService', name: firmName, url: firmUrl },
  mainEntityOfPage: url,
  isAccessibleForFree: publication.body !== null,
})
