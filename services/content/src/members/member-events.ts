import type { PayloadRequest, Where } from 'payload'
import { addressOf } from '../addresses'
import { sendDocumentWebhook } from '../hooks/send-webhook'
import { releasePlace } from '../inbox/register'
import { toStored, type StoredDoc } from '../rows'
import type { Member } from './find-or-create-member'
import { followsOf, namesOf, topicFilterOf } from './follows'
import { findItems } from './find-items'
import { reasonKeyOf, reasonFor } from './match-items'
import { isLocked } from './feed'
import { memberEndpoint, setLocale } from './member-endpoint'
import { verifiedEmail, type AuthenticatedMember } from './verified-email'
import { mutedOf } from './record'

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
const mostRecommended = 12

/**
 * A member's registrations: those made while signed in, and those by an address that the provider
 * checked.
 */
export async function registrationsOf(
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

/** `GET /api/member/events?locale=`: registered and to come, past, and recommended with why. */
export const eventsEndpoint = memberEndpoint('get', '/member/events', async (req, member) => {
  setLocale(req)
  const now = new Date()
  const mine = await meetingsOf(req, member)
  const attending = mine.filter(({ state }) => state !== 'cancelled')
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
 * `DELETE /api/member/registrations/{id}`: the member gives a place back; the first of the waiting
 * list gets it. 404 for what is not a registration of theirs, 409 when the event has begun. Sent
 * again it changes nothing.
 */
export const cancelRegistrationEndpoint = memberEndpoint(
  'delete',
  '/member/registrations/:id',
  async (req, member) => {
    const id = Number(req.routeParams?.id)
    const mine = (await registrationsOf(req, member)).find((one) => one.id === id)
    const event = mine && (await eventsBy(req, [mine.event])).get(mine.event)
    if (!mine || !event) return Response.json({ reason: 'missing' }, { status: 404 })
    if (mine.state === 'cancelled') return Response.json({ state: 'cancelled' })
    if (new Date(event.startsAt) <= new Date())
      return Response.json({ reason: 'past' }, { status: 409 })
    await releasePlace(req, id)
    sendDocumentWebhook(req, 'Event', event, `/events/${event.id}/${event.slug}`)
    return Response.json({ state: 'cancelled' })
  },
)

async function meetingsOf(req: PayloadRequest, member: AuthenticatedMember) {
  const registrations = await registrationsOf(req, member)
  const rows = await eventsBy(
    req,
    registrations.map(({ event }) => event),
  )
  return Promise.all(
    registrations.flatMap((registration) => {
      const row = rows.get(registration.event)
      return row ? [toMeeting(req, row, registration)] : []
    }),
  )
}

async function eventsBy(req: PayloadRequest, ids: number[]): Promise<Map<number, EventRow>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: [{ id: { in: [...new Set(ids)] } }, { _status: { equals: 'published' } }] },
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

async function toMeeting(
  req: PayloadRequest,
  { id, slug, title, summary, startsAt, endsAt, timeZone, state, locale }: EventRow,
  registration: Registration,
) {
  return {
    id,
    registration: registration.id,
    title,
    summary: summary ?? '',
    path: await addressOf('events', 'title', { id, slug }, req),
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
  without: ReadonlySet<number>,
  now: Date,
) {
  const follows = await followsOf(req, member)
  const muted = new Set(mutedOf(member))
  const items = await findItems(req, topicFilterOf(follows), {
    until: now.toISOString(),
    limit: 100,
    order: 'next',
    only: ['events', 'trainings'],
  })
  const found = items
    .filter(({ collection, id }) => collection !== 'events' || !without.has(id))
    .flatMap((item) => {
      const reason = reasonFor(item, follows, muted)
      return reason ? [{ item, reason }] : []
    })
  const next = found
    .sort((a, b) => ((a.item.startsAt ?? '') < (b.item.startsAt ?? '') ? -1 : 1))
    .slice(0, mostRecommended)
  const name = await namesOf(
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
      reason: { ...reason, key: reasonKeyOf(reason), name: name(reason) },
    }),
  )
}

/**
 * `GET /api/member/contacts?locale=`: people of the firm whom the member saved, or heard at an
 * event.
 */
export const contactsEndpoint = memberEndpoint('get', '/member/contacts', async (req, member) => {
  setLocale(req)
  const { people } = await followsOf(req, member)
  const attended = (await registrationsOf(req, member)).filter(({ state }) => state === 'confirmed')
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
  const found = await peopleBy(req, [...people, ...metAt.keys()])
  const met = await Promise.all(
    [...metAt]
      .filter(([id]) => !people.includes(id))
      .flatMap(([id, event]) => {
        const person = found.get(id)
        return person ? [withEvent(req, person, event)] : []
      }),
  )
  return Response.json({ saved: people.flatMap((id) => found.get(id) ?? []), met })
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
    where: { and: [{ id: { in: [...new Set(ids)] } }, { _status: { equals: 'published' } }] },
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
              path: await addressOf('contacts', 'name', row, req),
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
  event: { id, title, startsAt, path: await addressOf('events', 'title', { id, slug }, req) },
})
