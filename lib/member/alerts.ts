import 'server-only'
import { alertTypes, type AlertType, type Frequency } from '@law-firm/contract/alerts'
import type { AlertsQuery } from '../graphql/generated/graphql'
import { toContentLocale } from '../content/shared/content-locale'
import { queryContent } from '../graphql/server'
import { siteLocales, type SiteLocale } from '@law-firm/contract/locales'
import type { Member } from '../session/server'
import { alertsQuery, consentsQuery } from './queries'

/** The version of the consent text of an alert (`member.alerts.wording` in the messages). */
export const alertWording = '2026-11-alerts'

/**
 * `topic` is the name of a practice or sector, null for all; `country` null for all. `search` is the query string of a
 * saved search; `navigator` a service with the query string of its report builder.
 */
export type Alert = {
  id: number
  topic: string | null
  search: { query: string; locale: SiteLocale } | null
  navigator: { service: string; query: string; name: string } | null
  country: string | null
  frequency: Frequency
  active: boolean
  kinds: AlertType[]
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
        locale:
          siteLocales.find((siteLocale) => siteLocale === searchLocale?.replace('_', '-')) ?? 'en',
      }
    : null,
  navigator: service ? { service, query: choices ?? '', name: about ?? '' } : null,
  frequency,
  active: active !== false,
  kinds: alertTypes.filter((kind) => kinds?.[kind] !== false),
})

export type Consent = {
  id: number
  purpose: string
  isGiven: boolean
  wording: string
  channel: string | null
  at: string
}

/** The member's consents and revocations, newest first, at most 100. @throws ContentUnavailableError */
export async function getConsents({ accessToken }: Member): Promise<Consent[]> {
  const data = await queryContent(consentsQuery, {}, { bearer: accessToken })
  return (data.ConsentEntries?.docs ?? []).map(({ id, purpose, state, wording, channel, at }) => ({
    id,
    purpose,
    isGiven: state === 'given',
    wording,
    channel: channel ?? null,
    at: at ?? '',
  }))
}
