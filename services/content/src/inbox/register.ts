import { createHash, randomBytes } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { isFormsKey } from '../access/rules'
import { env } from '../env'
import { queuePageRevalidation } from '../hooks/queue-revalidation'
import { calendarOf } from '../mail/calendar'
import { enqueueMail } from '../mail/enqueue-mail'
import { textsOf } from '../mail/visitor-texts'
import { findOrCreateMember } from '../members/find-or-create-member'
import { toStored, type StoredDoc } from '../rows'
import { readBody, readTexts } from './request-body'
import { isPublicWhere } from '../published'

type Registration = StoredDoc<'registrations'>
type EventDoc = StoredDoc<'events'>

const shape = {
  name: 100,
  email: 254,
  organisation: 160,
  jobTitle: 120,
  needs: 1000,
  language: 10,
  subject: 255,
}
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * `POST /api/forms/registrations`: registers a visitor for an event, or adds them to the waiting
 * list of a full one. `subject` is the session's, when a member registers. 201 with `state`
 * (`confirmed`, `waiting`); 409 with `reason` (`already`, `cancelled`, `past`, `early`, `closed`).
 */
export const registerEndpoint: Endpoint = {
  path: '/forms/registrations',
  method: 'post',
  handler: async (req) => {
    if (!isFormsKey(req)) throw new APIError('The key of the forms is needed.', 401)
    const body = await readBody(req)
    const { subject, name, email: address, ...details } = readTexts(body, shape)
    if (!name || !address) throw new APIError('name and email are needed.', 400)
    const event = await findEvent(req, Number(body.event), details.language)
    const reason = event ? refusalReasonOf(event, new Date()) : 'missing'
    if (!event || reason)
      return Response.json({ reason }, { status: reason === 'missing' ? 404 : 409 })
    const email = address.toLowerCase()
    const existing = await findRegistrations(req, {
      and: [
        { event: { equals: event.id } },
        { email: { equals: email } },
        { state: { not_equals: 'cancelled' } },
      ],
    })
    if (existing[0])
      return Response.json({ reason: 'already', state: existing[0].state }, { status: 409 })
    const token = randomBytes(24).toString('base64url')
    const member = subject ? (await findOrCreateMember(req.payload, subject)).id : undefined
    const created = await req.payload.create({
      collection: 'registrations',
      data: {
        ...details,
        name,
        email,
        member,
        event: event.id,
        state: 'waiting',
        tokenHash: hashOf(token),
      },
      req,
      overrideAccess: true,
    })
    const state =
      (await positionOf(req, event.id, Number(created.id))) <= (event.capacity ?? Infinity)
        ? 'confirmed'
        : 'waiting'
    if (state === 'confirmed') await setState(req, Number(created.id), state)
    await sendRegistrationMail(req, { ...created, state }, event, token)
    await queuePageRevalidation(req, 'Event', event, `/events/${event.id}/${event.slug}`)
    return Response.json({ state }, { status: 201 })
  },
}

/**
 * `POST /api/forms/registrations/cancel` with the link's `token`: cancels and promotes the first of
 * the waiting list. 200 with the event; 404 for an unknown token. With `look: true` it only returns
 * the registration.
 */
export const cancelEndpoint: Endpoint = {
  path: '/forms/registrations/cancel',
  method: 'post',
  handler: async (req) => {
    if (!isFormsKey(req)) throw new APIError('The key of the forms is needed.', 401)
    const body = await readBody(req)
    const { token } = readTexts(body, { token: 100 })
    const [registration] = token
      ? await findRegistrations(req, { tokenHash: { equals: hashOf(token) } })
      : []
    const event = registration
      ? await findEvent(req, registration.event, registration.language)
      : null
    if (!registration || !event) return Response.json({ reason: 'missing' }, { status: 404 })
    const result = {
      event: { id: event.id, slug: event.slug, title: event.title },
      state: registration.state,
    }
    if (body.look === true || registration.state === 'cancelled') return Response.json(result)
    await setState(req, registration.id, 'cancelled')
    if (registration.state === 'confirmed') await promoteNext(req, event)
    await queuePageRevalidation(req, 'Event', event, `/events/${event.id}/${event.slug}`)
    return Response.json({ ...result, state: 'cancelled' })
  },
}

/** Cancels a registration for a future event and promotes the first of the waiting list. */
export async function releasePlace(req: PayloadRequest, id: number): Promise<void> {
  const [registration] = await findRegistrations(req, { id: { equals: id } })
  const event =
    registration && registration.state !== 'cancelled'
      ? await findEvent(req, registration.event, registration.language)
      : null
  if (!registration || !event || new Date(event.startsAt) <= new Date()) return
  await setState(req, id, 'cancelled')
  if (registration.state === 'confirmed') await promoteNext(req, event)
}

/** Why registration is not possible now; null when it is. */
export function refusalReasonOf(
  event: Pick<EventDoc, 'state' | 'startsAt' | 'registrationOpens' | 'registrationCloses'>,
  now: Date,
): string | null {
  if (event.state === 'cancelled') return 'cancelled'
  if (new Date(event.startsAt) <= now) return 'past'
  if (event.registrationOpens && new Date(event.registrationOpens) > now) return 'early'
  if (event.registrationCloses && new Date(event.registrationCloses) <= now) return 'closed'
  return null
}

/**
 * The position among active registrations, by id, so that concurrent requests cannot exceed the
 * capacity.
 */
const positionOf = async (req: PayloadRequest, event: number, id: number): Promise<number> =>
  (
    await req.payload.count({
      collection: 'registrations',
      where: {
        and: [
          { event: { equals: event } },
          { id: { less_than_equal: id } },
          { state: { not_equals: 'cancelled' } },
        ],
      },
      req,
      overrideAccess: true,
    })
  ).totalDocs

async function promoteNext(req: PayloadRequest, event: EventDoc): Promise<void> {
  if (
    typeof event.capacity !== 'number' ||
    refusalReasonOf({ ...event, registrationCloses: null, registrationOpens: null }, new Date())
  )
    return
  const confirmed = await findRegistrations(req, {
    and: [{ event: { equals: event.id } }, { state: { equals: 'confirmed' } }],
  })
  const [next] = await findRegistrations(req, {
    and: [{ event: { equals: event.id } }, { state: { equals: 'waiting' } }],
  })
  if (!next || confirmed.length >= event.capacity) return
  const token = randomBytes(24).toString('base64url')
  await req.payload.update({
    collection: 'registrations',
    id: next.id,
    data: { state: 'confirmed', tokenHash: hashOf(token) },
    req,
    overrideAccess: true,
  })
  await sendRegistrationMail(req, { ...next, state: 'confirmed' }, event, token)
}

async function sendRegistrationMail(
  req: PayloadRequest,
  registration: Pick<Registration, 'name' | 'email' | 'state' | 'language'>,
  event: EventDoc,
  token: string,
): Promise<void> {
  const texts = textsOf(registration.language)[
    registration.state === 'confirmed' ? 'confirmed' : 'waiting'
  ]
  const prefix =
    registration.language && registration.language !== 'en' ? `/${registration.language}` : ''
  const url = `${env.siteUrl}${prefix}/events/${event.id}/${event.slug}`
  const values = {
    name: registration.name,
    title: event.title,
    when: whenOf(event, registration.language),
    url,
    cancelUrl: `${url}/register?cancel=${token}`,
    joinUrl: event.venue?.joinUrl ?? '',
  }
  await enqueueMail(req, {
    to: registration.email,
    subject: texts.subject(values),
    text: texts.text(values),
    calendar: registration.state === 'confirmed' ? calendarOf(event, url) : undefined,
  })
}

const whenOf = (event: EventDoc, language?: string | null): string =>
  new Intl.DateTimeFormat(!language || language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: event.timeZone,
  }).format(new Date(event.startsAt)) + ` (${event.timeZone.replace(/_/g, ' ')})`

async function findEvent(
  req: PayloadRequest,
  id: number,
  language?: string | null,
): Promise<EventDoc | null> {
  if (!Number.isInteger(id) || id < 1) return null
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: [{ id: { equals: id } }, isPublicWhere] },
    limit: 1,
    depth: 0,
    locale: (language || 'en') as 'en',
    overrideAccess: true,
  })
  return toStored(docs)[0] ?? null
}

async function findRegistrations(req: PayloadRequest, where: Where): Promise<Registration[]> {
  const { docs } = await req.payload.find({
    collection: 'registrations',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return toStored(docs)
}

const setState = (req: PayloadRequest, id: number, state: Registration['state']) =>
  req.payload.update({
    collection: 'registrations',
    id,
    data: { state },
    req,
    overrideAccess: true,
  })
