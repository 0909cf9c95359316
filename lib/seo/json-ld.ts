import type { Person } from '@/lib/content/person/to-person'
import type { Event } from '@/lib/content/event/to-event'
import type { PageNode, Vacancy } from '@/lib/content/page/types'
import type { Publication } from '@/lib/content/article/to-publication'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { plainText, type RichText } from '@/lib/rich-text/parse'

/** Structured data of pages (schema.org) as plain objects; `JsonLd` escapes them. */
export type JsonLdObject = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  unknown
>

const context = 'https://schema.org' as const

export type Crumb = { label: string; url: string }

export const breadcrumbLd = (crumbs: Crumb[]): JsonLdObject => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url,
  })),
})

type Firm = {
  firmName: string
  description: string
  email: string
  phone: string
  social: { href: string }[]
}

export const organizationLd = (firm: Firm, url: string): JsonLdObject => ({
  '@context': context,
  '@type': 'LegalService',
  '@id': `${url}#firm`,
  name: firm.firmName,
  description: firm.description,
  url,
  ...(firm.email ? { email: firm.email } : {}),
  ...(firm.phone ? { telephone: firm.phone } : {}),
  sameAs: firm.social.map(({ href }) => href),
})

/** The firm, as publisher, provider or employer. */
export type Publisher = { name: string; url: string }

const legalService = (firm: Publisher) => ({ '@type': 'LegalService', ...firm })

export const personLd = (person: Person, url: string, firm: Publisher): JsonLdObject => ({
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
  worksFor: legalService(firm),
  ...(person.offices[0]
    ? {
        workLocation: {
          '@type': 'Place',
          name: person.offices[0].label,
          address: person.offices[0].address.join(', '),
        },
      }
    : {}),
  sameAs: person.social.map((profile) => profile.url),
})

export const articleLd = (
  publication: Publication,
  url: string,
  firm: Publisher,
): JsonLdObject => ({
  '@context': context,
  '@type': 'Article',
  headline: publication.title.slice(0, 110),
  description: publication.summary,
  inLanguage: languageTags[publication.language],
  datePublished: publication.publishedOn,
  dateModified: publication.updatedOn ?? publication.publishedOn,
  author: publication.authors.map((author) => ({ '@type': 'Person', name: author.name })),
  publisher: legalService(firm),
  mainEntityOfPage: url,
  isAccessibleForFree: publication.body !== null,
})

export const questionsLd = (items: { question: string; answer: RichText }[]): JsonLdObject => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

/** A practice or sector as a service of the firm. */
export const serviceLd = (
  node: { title: string; summary: string },
  url: string,
  firm: Publisher,
): JsonLdObject => ({
  '@context': context,
  '@type': 'Service',
  name: node.title,
  description: node.summary,
  url,
  provider: legalService(firm),
})

type Place = {
  name: string
  address: string[]
  phone: string
  email: string
  coordinates: { lat: number; lon: number } | null
  hours: { from: number; to: number; opens: string; closes: string }[]
}

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A range may include Sunday in the middle: 7 to 4 is Sunday to Thursday. */
const isWithin = (day: number, from: number, to: number): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to

export const officeLd = (office: Place, url: string, firm: Publisher): JsonLdObject => ({
  '@context': context,
  '@type': 'LegalService',
  name: `${firm.name} ${office.name}`,
  url,
  telephone: office.phone,
  email: office.email,
  address: office.address.join(', '),
  ...(office.coordinates
    ? {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: office.coordinates.lat,
          longitude: office.coordinates.lon,
        },
      }
    : {}),
  openingHoursSpecification: office.hours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekDays.filter((_, at) => isWithin(at + 1, from, to)),
    opens,
    closes,
  })),
  parentOrganization: legalService(firm),
})

type News = {
  title: string
  summary: string
  publishedOn: string
  updatedAt: string
  language: SiteLocale
}

export const newsLd = (item: News, url: string, firm: Publisher): JsonLdObject => ({
  '@context': context,
  '@type': 'NewsArticle',
  headline: item.title.slice(0, 110),
  description: item.summary,
  inLanguage: languageTags[item.language],
  datePublished: item.publishedOn,
  dateModified: item.updatedAt || item.publishedOn,
  author: legalService(firm),
  publisher: legalService(firm),
  mainEntityOfPage: url,
})

const contracts = {
  permanent: 'FULL_TIME',
  fixed_term: 'TEMPORARY',
  part_time: 'PART_TIME',
} as const

/** A vacancy as schema.org JobPosting. */
export const jobLd = (
  { title, vacancy, updatedAt }: Pick<PageNode, 'title' | 'updatedAt'> & { vacancy: Vacancy },
  description: string,
  url: string,
  firm: Publisher,
): JsonLdObject => ({
  '@context': context,
  '@type': 'JobPosting',
  title,
  description,
  url,
  datePosted: (vacancy.postedOn ?? updatedAt).slice(0, 10),
  ...(vacancy.closesOn ? { validThrough: vacancy.closesOn } : {}),
  ...(vacancy.contract ? { employmentType: contracts[vacancy.contract] } : {}),
  hiringOrganization: { '@type': 'LegalService', name: firm.name, sameAs: firm.url },
  ...(vacancy.office
    ? {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: vacancy.office.address.join(', '),
            addressLocality: vacancy.office.label,
            ...(vacancy.office.isoCode ? { addressCountry: vacancy.office.isoCode } : {}),
          },
        },
      }
    : {}),
})

/** The location of an event; an event that is not online has a place even without data. */
function whereOf({ online, name, address, office }: Event['venue'], url: string, firmName: string) {
  const isPlace = !online || name || address || office
  return {
    eventAttendanceMode: `https://schema.org/${!online ? 'Offline' : isPlace ? 'Mixed' : 'Online'}EventAttendanceMode`,
    location: isPlace
      ? {
          '@type': 'Place',
          name: name ?? office?.label ?? address ?? firmName,
          ...(address ? { address } : {}),
        }
      : { '@type': 'VirtualLocation', url },
  }
}

export const eventLd = (event: Event, url: string, firm: Publisher): JsonLdObject => ({
  '@context': context,
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: `https://schema.org/Event${event.cancelled ? 'Cancelled' : 'Scheduled'}`,
  ...whereOf(event.venue, url, firm.name),
  url,
  inLanguage: languageTags[event.language],
  organizer: legalService(firm),
  performer: [...event.speakers, ...event.guests].map(({ name }) => ({ '@type': 'Person', name })),
  ...(event.capacity
    ? {
        maximumAttendeeCapacity: event.capacity,
        remainingAttendeeCapacity: event.placesLeft ?? event.capacity,
      }
    : {}),
})

export const courseLd = (
  course: {
    title: string
    summary: string
    language: SiteLocale
    sessions: { startsAt: string; minutes: number }[]
    online: boolean
  },
  url: string,
  firm: Publisher,
): JsonLdObject => ({
  '@context': context,
  '@type': 'Course',
  name: course.title,
  description: course.summary,
  url,
  inLanguage: languageTags[course.language],
  provider: legalService(firm),
  hasCourseInstance: course.sessions
    .filter(({ startsAt }) => !Number.isNaN(Date.parse(startsAt)))
    .map(({ startsAt, minutes }) => ({
      '@type': 'CourseInstance',
      courseMode: course.online ? 'online' : 'onsite',
      startDate: startsAt,
      endDate: new Date(new Date(startsAt).getTime() + minutes * 60_000).toISOString(),
    })),
})

type DatasetGiven = {
  name: string
  description: string
  url: string
  language: SiteLocale
  updatedAt: string | null
  firmName: string
  places: string[]
}

/** A navigator service as a dataset of dated answers, most of them gated. */
export const datasetLd = ({
  name,
  description,
  url,
  language,
  updatedAt,
  firmName,
  places,
}: DatasetGiven): JsonLdObject => ({
  '@context': context,
  '@type': 'Dataset',
  name,
  description,
  url,
  inLanguage: languageTags[language],
  ...(updatedAt ? { dateModified: updatedAt } : {}),
  isAccessibleForFree: false,
  spatialCoverage: places.map((place) => ({ '@type': 'Place', name: place })),
  creator: { '@type': 'Organization', name: firmName },
})
