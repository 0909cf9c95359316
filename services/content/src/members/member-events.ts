import type { PayloadRequest, Where } from 'payload'
import { toAddress } from '../model/addresses'
import { queuePageRevalidation } from '../hooks/queue-revalidation'
import { releasePlace } from '../inbox/register'
import { toStored, type StoredDoc } from '../database/rows'
import type { Member } from './find-or-create-member'
import { getFollows, getNames, toTopicFilter } from './follows'
import { findItems } from './find-items'
import { toReasonKey, reasonFor } from './match-items'
import { isLocked } from './feed'
import { memberEndpoint, setLocale } from './member-endpoint'
import { verifiedEmail, type AuthenticatedMember } from './verified-email'
import { toMuted } from './record'
import { isPublicWhere } from '../model/published'

type Registration = StoredDoc<'registrations'>
type EventRow = Pick<StoredDoc<'events'>, 'id' | keyof typeof eventFields>

const eventFields = {
  slug: true,
  locale: true,
  title: true,
  summary: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  state: true,
  speakers: true,
} as const
const maxRecommended = 12

/** Registrations made while signed in, and those with the member's verified address. */
export async function listRegistrations(
  req: PayloadRequest,
  member: AuthenticatedMember,
): Promise<Registration[]> {
  const email = verifiedEmail(member)
  const where: Where = {
    or: [{ member: { equals: member.id } }, ...(email ? [{ email: { equals: email } }] : [])],
  }
  const { docs } = await req.payload.find({
    collection: 'registrations',
    where,
    sort: '-id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return toStored(docs)
}

/**
 * `GET /api/member/events?locale=`: upcoming and past registrations, and recommended events with
 * reasons.
 */
export const eventsEndpoint = memberEndpoint('get', '/member/events', async (req, member) => {
  setLocale(req)
  const now = new Date()
  const events = await memberEventsOf(req, member)
  const attending = events.filter(({ state }) => state !== 'cancelled')
  return Response.json({
    registered: attending
      .filter(({ endsAt }) => new Date(endsAt) > now)
      .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    past: attending
      .filter(({ endsAt }) => new Date(endsAt) <= now)
      .sort((a, b) => (a.startsAt < b.startsAt ? 1 : -1)),
    recommended: await recommendedFor(req, member, new Set(attending.map(({ id }) => id)), now),
  })
})

/**
 * `DELETE /api/member/registrations/{id}`: cancels a registration and promotes the first of the
 * waiting list. Idempotent. 404 unless it is the member's own; 409 once the event has started.
 */
export const cancelRegistrationEndpoint = memberEndpoint(
  'delete',
  '/member/registrations/:id',
  async (req, member) => {
    const id = Number(req.routeParams?.id)
    const registration = (await listRegistrations(req, member)).find((entry) => entry.id === id)
    const event =
      registration && (await eventsBy(req, [registration.event])).get(registration.event)
    if (!registration || !event) return Response.json({ reason: 'missing' }, { status: 404 })
    if (registration.state === 'cancelled') return Response.json({ state: 'cancelled' })
    if (new Date(event.startsAt) <= new Date())
      return Response.json({ reason: 'past' }, { status: 409 })
    await releasePlace(req, id)
    await queuePageRevalidation(req, 'Event', event, `/events/${event.id}/${event.slug}`)
    return Response.json({ state: 'cancelled' })
  },
)

async function memberEventsOf(req: PayloadRequest, member: AuthenticatedMember) {
  const registrations = await listRegistrations(req, member)
  const rows = await eventsBy(
    req,
    registrations.map(({ event }) => event),
  )
  return Promise.all(
    registrations.flatMap((registration) => {
      const row = rows.get(registration.event)
      return row ? [toMemberEvent(req, row, registration)] : []
    }),
  )
}

async function eventsBy(req: PayloadRequest, ids: number[]): Promise<Map<number, EventRow>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: [{ id: { in: [...new Set(ids)] } }, isPublicWhere] },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
    locale: req.locale ?? undefined,
    select: eventFields,
  })
  return new Map(toStored(docs).map((row) => [row.id, row]))
}

async function toMemberEvent(
  req: PayloadRequest,
  { id, slug, title, summary, startsAt, endsAt, timeZone, state, locale }: EventRow,
  registration: Registration,
) {
  return {
    id,
    registration: registration.id,
    title,
    summary: summary ?? '',
    path: await toAddress('events', { id, slug }, req),
    locale: locale ?? 'en',
    startsAt,
    endsAt,
    timeZone,
    cancelled: state === 'cancelled',
    state: registration.state,
    registeredAt: registration.createdAt,
  }
}

async function recommendedFor(
  req: PayloadRequest,
  member: Member,
  excludedIds: ReadonlySet<number>,
  now: Date,
) {
  const follows = await getFollows(req, member)
  const muted = new Set(toMuted(member))
  const items = await findItems(req, toTopicFilter(follows), {
    until: now.toISOString(),
    limit: 100,
    order: 'next',
    only: ['events', 'trainings'],
  })
  const matches = items
    .filter(({ collection, id }) => collection !== 'events' || !excludedIds.has(id))
    .flatMap((item) => {
      const reason = reasonFor(item, follows, muted)
      return reason ? [{ item, reason }] : []
    })
  const next = matches
    .sort((a, b) => ((a.item.startsAt ?? '') < (b.item.startsAt ?? '') ? -1 : 1))
    .slice(0, maxRecommended)
  const name = await getNames(
    req,
    next.map(({ reason }) => reason),
    follows.subscriptions,
  )
  return next.map(
    ({ item: { collection, id, title, summary, path, locale, startsAt, feature }, reason }) => ({
      kind: collection === 'events' ? 'event' : 'training',
      id,
      title,
      summary,
      path,
      locale,
      startsAt,
      locked: isLocked(req, feature),
      reason: { ...reason, key: toReasonKey(reason), name: name(reason) },
    }),
  )
}

/**
 * `GET /api/member/contacts?locale=`: saved contacts, and speakers of events that the member
 * attended.
 */
export const contactsEndpoint = memberEndpoint('get', '/member/contacts', async (req, member) => {
  setLocale(req)
  const { people } = await getFollows(req, member)
  const attended = (await listRegistrations(req, member)).filter(
    ({ state }) => state === 'confirmed',
  )
  const events = [
    ...(
      await eventsBy(
        req,
        attended.map(({ event }) => event),
      )
    ).values(),
  ].filter(({ startsAt }) => new Date(startsAt) <= new Date())
  const metAt = new Map(
    events
      .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
      .flatMap((event) => (event.speakers ?? []).map((id) => [id, event] as const)),
  )
  const contacts = await peopleBy(req, [...people, ...metAt.keys()])
  const met = await Promise.all(
    [...metAt]
      .filter(([id]) => !people.includes(id))
      .flatMap(([id, event]) => {
        const person = contacts.get(id)
        return person ? [withEvent(req, person, event)] : []
      }),
  )
  return Response.json({ saved: people.flatMap((id) => contacts.get(id) ?? []), met })
})

type Person = {
  id: number
  name: string
  jobTitle: string
  headline: string
  email: string
  phone: string | null
  path: string | null
  locale?: string | null
}

async function peopleBy(req: PayloadRequest, ids: number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'contacts',
    where: { and: [{ id: { in: [...new Set(ids)] } }, isPublicWhere] },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
    locale: req.locale ?? undefined,
    select: {
      slug: true,
      locale: true,
      name: true,
      jobTitle: true,
      headline: true,
      email: true,
      phones: true,
    },
  })
  const rows = toStored(docs)
  return new Map(
    await Promise.all(
      rows.map(
        async (row) =>
          [
            row.id,
            {
              id: row.id,
              name: row.name,
              jobTitle: row.jobTitle,
              headline: row.headline,
              email: row.email,
              phone: row.phones?.[0]?.number ?? null,
              path: await toAddress('contacts', row, req),
              locale: row.locale,
            },
          ] as const,
      ),
    ),
  )
}

const withEvent = async (
  req: PayloadRequest,
  person: Person,
  { id, slug, title, startsAt }: EventRow,
) => ({
  ...person,
  event: { id, title, startsAt, path: await toAddress('events', { id, slug }, req) },
})
