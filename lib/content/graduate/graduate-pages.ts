import type { GraduatePagesQuery } from '@/lib/graphql/generated/graphql'
import { graduateLocales, type GraduateLocale } from '@law-firm/contract/locales'
import { toTimeZone } from '@/lib/i18n/time-zone'
import type { LinkTarget } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toSeo, type Seo } from '../shared/seo'

/** The graduate pages in navigation order, with their routes. */
const graduateRoutes = {
  home: 'graduates',
  students: 'graduatesStudents',
  'training-contract': 'graduatesTrainingContract',
  starters: 'graduatesStarters',
  career: 'graduatesCareer',
  professionals: 'graduatesProfessionals',
  'business-services': 'graduatesBusinessServices',
  'meet-us': 'graduatesMeetUs',
  faq: 'graduatesFaq',
  apply: 'graduatesApply',
  brochure: 'graduatesBrochure',
  alumni: 'graduatesAlumni',
  'contact-us': 'graduatesContactUs',
} as const satisfies Record<string, RouteName>

export type GraduatePageName = keyof typeof graduateRoutes

export const graduatePageNames = Object.keys(graduateRoutes) as GraduatePageName[]

export const isGraduatePage = (value: unknown): value is GraduatePageName =>
  typeof value === 'string' && Object.hasOwn(graduateRoutes, value)

export const graduateTarget = (page: GraduatePageName): LinkTarget => ({ to: graduateRoutes[page] })

export type Deadline = { title: string; /** ISO. */ closesOn: string }
type Meeting = {
  title: string
  startsAt: string
  minutes: number
  place: string
  detail: string | null
}
type Recruiter = { name: string; role: string; email: string; phone: string | null }

export type GraduatePage = {
  id: number
  page: GraduatePageName
  title: string
  summary: string
  translations: GraduateLocale[]
  updatedAt: string
  /** IANA name, for deadlines and meetings. */
  timeZone: string
  contacts: PersonCard[]
  deadlines: Deadline[]
  meetings: Meeting[]
  team: Recruiter[]
  seo: Seo
}

/** `business-services` to `business_services`, the format of the schema. */
const toName = (value: string | null): string => (value ?? '').replace(/_/g, '-')

export function toGraduatePages(data: GraduatePagesQuery): GraduatePage[] {
  const found = (data.GraduatePages?.docs ?? []).flatMap((raw) => {
    const page = toName(raw.page)
    if (!isGraduatePage(page)) return []
    return [
      {
        id: raw.id,
        page,
        title: raw.title ?? '',
        summary: raw.summary ?? '',
        translations: graduateLocales.filter(
          (locale) => locale === 'en' || raw.translations?.includes(locale),
        ),
        updatedAt: raw.updatedAt ?? '',
        timeZone: toTimeZone(raw.timeZone, 'Europe/London'),
        contacts: (raw.contacts ?? []).map(toPersonCard),
        deadlines: (raw.deadlines ?? []).map(({ title, closesOn }) => ({
          title: title ?? '',
          closesOn: closesOn ?? '',
        })),
        meetings: (raw.meetings ?? []).map(({ title, startsAt, minutes, place, detail }) => ({
          title: title ?? '',
          startsAt: startsAt ?? '',
          minutes: minutes ?? 90,
          place: place ?? '',
          detail: detail || null,
        })),
        team: (raw.team ?? []).map(({ name, role, email, phone }) => ({
          name: name ?? '',
          role: role ?? '',
          email: email ?? '',
          phone: phone || null,
        })),
        seo: toSeo(raw.seo),
      },
    ]
  })
  return found.sort((a, b) => graduatePageNames.indexOf(a.page) - graduatePageNames.indexOf(b.page))
}

/** The future deadlines of a country without duplicates, next first. */
export function toDeadlines(pages: readonly GraduatePage[], now: Date): Deadline[] {
  const all = new Map(
    pages
      .flatMap(({ deadlines }) => deadlines)
      .filter(({ closesOn }) => new Date(closesOn) >= now)
      .map((item) => [`${item.title} ${item.closesOn}`, item]),
  )
  return [...all.values()].sort((a, b) => a.closesOn.localeCompare(b.closesOn))
}
