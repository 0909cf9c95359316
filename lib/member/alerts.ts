import 'server-only'
import type { AlertsQuery } from '../graphql/generated/graphql'
import { toContentLocale } from '../content/parts/locale'
import { queryContent } from '../graphql/server'
import { siteLocales, type SiteLocale } from '../i18n/locales'
import type { Member } from '../session/server'
import { alertsQuery, consentsQuery } from './query'

export const frequencies = ['immediately', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

export const alertKinds = ['articles', 'news', 'events', 'trainings'] as const
type AlertKind = (typeof alertKinds)[number]

/** The version of the words that a member agrees to with an alert; they stand in the messages under `member.alerts.wording`. */
export const alertWording = '2026-11-alerts'

/**
 * `topic` is the name of a practice or a sector, and null for everything; `country` null for everywhere. `search` is the query
 * of a saved search's address; `navigator` a service with the query of its report builder, called by `name`.
 */
export type Alert = {
  id: number
  topic: string | null
  search: { query: string; locale: SiteLocale } | null
  navigator: { service: string; query: string; name: string } | null
  country: string | null
  frequency: Frequency
  active: boolean
  kinds: AlertKind[]
}

/** @throws ContentUnavailableError */
export async function getAlerts({ accessToken }: Member, locale: SiteLocale): Promise<Alert[]> {
  const data = await queryContent(
    alertsQuery,
    { locale: toContentLocale(locale) },
    { bearer: accessToken },
  )
  return (data.AlertSubscriptions?.docs ?? []).map(toAlert)
}

type RawAlert = NonNullable<AlertsQuery['AlertSubscriptions']>['docs'][number]

const toAlert = ({
  id,
  practice,
  sector,
  country,
  search,
  searchLocale,
  service,
  choices,
  about,
  frequency,
  active,
  kinds,
}: RawAlert): Alert => ({
  id,
  topic: practice?.title ?? sector?.title ?? null,
  country: country?.name ?? null,
  search: search
    ? {
        query: search,
        locale: siteLocales.find((one) => one === searchLocale?.replace('_', '-')) ?? 'en',
      }
    : null,
  navigator: service ? { service, query: choices ?? '', name: about ?? '' } : null,
  frequency,
  active: active !== false,
  kinds: alertKinds.filter((kind) => kinds?.[kind] !== false),
})

export type Consent = {
  id: number
  purpose: string
  isGiven: boolean
  wording: string
  way: string | null
  at: string
}

/** What the member agreed to and took back, the newest first, a hundred at most. @throws ContentUnavailableError */
export async function getConsents({ accessToken }: Member): Promise<Consent[]> {
  const data = await queryContent(consentsQuery, {}, { bearer: accessToken })
  return (data.ConsentEntries?.docs ?? []).map(({ id, purpose, state, wording, way, at }) => ({
    id,
    purpose,
    isGiven: state === 'given',
    wording,
    way: way ?? null,
    at: at ?? '',
  }))
}
