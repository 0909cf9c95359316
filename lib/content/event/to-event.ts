import type { EventQuery } from '@/lib/graphql/generated/graphql'
import { toTimeZone } from '@/lib/i18n/time-zone'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toOfficeLink, type DocumentLink } from '../shared/document-links'
import { toTopical, type Topical } from '../shared/topical'

export type Venue = {
  online: boolean
  name: string | null
  address: string | null
  office: DocumentLink | null
}

export type Event = Topical & {
  cancelled: boolean
  /** ISO dates and times. */
  startsAt: string
  endsAt: string
  /** IANA names; the first is that of the venue. */
  timeZone: string
  otherTimeZones: string[]
  venue: Venue
  speakers: PersonCard[]
  guests: { name: string; role: string | null }[]
  agenda: { time: string; title: string; detail: string | null }[]
  capacity: number | null
  /** Null when the number of places is not limited. */
  placesLeft: number | null
  cpdPoints: number | null
  registrationOpens: string | null
  registrationCloses: string | null
  /** Revision of the calendar entry (RFC 5545, 3.8.7.4). */
  sequence: number
  body: BodyBlock[] | null
}

type RawEvent = NonNullable<EventQuery['Events']>['docs'][number]
type RawVenue = {
  online: boolean | null
  name: string | null
  address: string | null
  office: Parameters<typeof toOfficeLink>[0] | null
} | null

export const toVenue = (raw: RawVenue | undefined): Venue => ({
  online: raw?.online ?? false,
  name: raw?.name || null,
  address: raw?.address || null,
  office: raw?.office ? toOfficeLink(raw.office) : null,
})

export function toEvent(raw: RawEvent): Event {
  const topical = toTopical(raw)
  return {
    ...topical,
    cancelled: raw.state === 'cancelled',
    startsAt: raw.startsAt ?? '',
    endsAt: raw.endsAt ?? raw.startsAt ?? '',
    timeZone: toTimeZone(raw.timeZone, 'Europe/London'),
    otherTimeZones: raw.otherTimeZones ?? [],
    venue: toVenue(raw.venue),
    speakers: (raw.speakers ?? []).map(toPersonCard),
    guests: (raw.guests ?? []).map(({ name, role }) => ({ name: name ?? '', role })),
    agenda: (raw.agenda ?? []).map(({ time, title, detail }) => ({
      time: time ?? '',
      title: title ?? '',
      detail: detail || null,
    })),
    capacity: raw.capacity,
    placesLeft: raw.placesLeft,
    cpdPoints: raw.cpdPoints,
    registrationOpens: raw.registrationOpens,
    registrationCloses: raw.registrationCloses,
    sequence: raw.sequence ?? 0,
    body: topical.feature && !raw.body ? null : toBlocks(raw.body),
  }
}

/** The state of the registration at a moment. */
export type RegistrationState = 'open' | 'waiting' | 'early' | 'closed' | 'past' | 'cancelled'

export function toRegistrationState(
  event: Pick<
    Event,
    'cancelled' | 'startsAt' | 'registrationOpens' | 'registrationCloses' | 'placesLeft'
  >,
  now: Date,
): RegistrationState {
  if (event.cancelled) return 'cancelled'
  if (new Date(event.startsAt) <= now) return 'past'
  if (event.registrationOpens && new Date(event.registrationOpens) > now) return 'early'
  if (event.registrationCloses && new Date(event.registrationCloses) <= now) return 'closed'
  return event.placesLeft === 0 ? 'waiting' : 'open'
}
