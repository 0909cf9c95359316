import { createHash, createHmac } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { isFormsKey } from '../access/rules'
import { env } from '../env'
import { queuePageRevalidation } from '../hooks/queue-revalidation'
import { buildCalendar } from '../mail/calendar'
import { enqueueMail } from '../mail/enqueue-mail'
import { toTexts, type MailTexts } from '../mail/visitor-texts'
import { getFirmName } from '../model/firm'
import { findOrCreateMember } from '../members/find-or-create-member'
import { toStored, type StoredDoc } from '../database/rows'
import { inTurn } from './in-turn'
import { readBody, readTexts } from './request-body'
import { isPublicWhere } from '../model/published'

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
  key: 100,
  receivedAt: 30,
}
const computeHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** The token of the link that cancels: the same in each mail, and in one that is queued again. */
const toToken = ({ key, id }: { key?: string | null; id?: number }): string =>
  createHmac('sha256', env.CONTENT_SECRET)
    .update(`cancel registration ${key ?? id}`)
    .digest('base64url')

/**
 * `POST /api/forms/registrations`: registers a visitor for an event, or adds them to the waiting
 * list of a full one, once for each `key`. `subject` is the session's, when a member registers. 201
 * with `state` (`confirmed`, `waiting`; `cancelled` when a registration with this key was); 409 with
 * `reason` (`cancelled`, `past`, `early`, `closed`). A registration that the site had to store first
 * has the time of it, `receivedAt`; a refusal is then mailed. Whether an address is registered
 * already says its mail only: the response is that of a new registration.
 */
export const registerEndpoint: Endpoint = {
  path: '/forms/registrations',
  method: 'post',
  handler: async (req) => {
    if (!isFormsKey(req)) throw new APIError('The key of the forms is needed.', 401)
    const body = await readBody(req)
    const { subject, receivedAt, key, name, email: address, ...details } = readTexts(body, shape)
    if (!name || !address || !key) throw new APIError('name, email and key are needed.', 400)
    const email = address.toLowerCase()
    const event = await findEvent(req, Number(body.event), details.language)
    return inTurn(key, async () => {
      const [repeated] = await findRegistrations(req, { key: { equals: key } })
      const reason = repeated
        ? null
        : event
          ? findRefusalReason(event, timeIn(receivedAt) ?? new Date())
          : 'missing'
      if (!event || reason) {
        if (receivedAt && !repeated)
          await mailRefusal(req, { ...details, key, name, email }, event, reason ?? 'missing')
        return Response.json({ reason: reason ?? 'missing' }, { status: event ? 409 : 404 })
      }
      const active = repeated ? undefined : await findActive(req, event.id, email)
      if (active) {
        await sendRegistrationMail(req, active, event, key)
        const taken = await countActive(req, event.id)
        const state = taken < (event.capacity ?? Infinity) ? 'confirmed' : 'waiting'
        return Response.json({ state }, { status: 201 })
      }
      const member = subject ? (await findOrCreateMember(req.payload, subject)).id : undefined
      const created = await req.payload.create({
        collection: 'registrations',
        data: {
          ...details,
          key,
          name,
          email,
          member,
          event: event.id,
          state: 'waiting',
          tokenHash: computeHash(toToken({ key })),
        },
        req,
        overrideAccess: true,
      })
      if (created.state === 'cancelled') return Response.json({ state: created.state })
      const state =
        created.state === 'confirmed' ||
        // by id, so that concurrent requests cannot exceed the capacity
        (await countActive(req, event.id, Number(created.id))) <= (event.capacity ?? Infinity)
          ? 'confirmed'
          : 'waiting'
      // first: without its mail a confirmed registration would never be repeated
      await sendRegistrationMail(req, { ...created, state }, event)
      if (state !== created.state) await setState(req, Number(created.id), state)
      await queuePageRevalidation(req, 'Event', event, `/events/${event.id}/${event.slug}`)
      return Response.json({ state }, { status: 201 })
    })
  },
}

/** The time of a body; never one that is still to come. */
function timeIn(text: string | undefined): Date | null {
  const time = new Date(text ?? '')
  return time <= new Date() ? time : null
}

type Reason = keyof MailTexts['refused']['reasons']

/** For a visitor who was not there any more when the refusal came. */
async function mailRefusal(
  req: PayloadRequest,
  visitor: Pick<Registration, 'name' | 'email' | 'language' | 'key'>,
  event: EventDoc | null,
  reason: Reason,
): Promise<void> {
  const { subject, text, reasons } = toTexts(visitor.language).refused
  await enqueueMail(req, {
    reference: `refused:${visitor.key}`,
    to: visitor.email,
    subject,
    text: text({ name: visitor.name, title: event?.title ?? '', reason: reasons[reason] }),
  })
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
      ? await findRegistrations(req, { tokenHash: { equals: computeHash(token) } })
      : []
    const event = registration
      ? await findEvent(req, registration.event, registration.language)
      : null
    if (!registration || !event) return Response.json({ reason: 'missing' }, { status: 404 })
    const result = {
      event: { id: event.id, slug: event.slug, title: event.title },
      state: registration.state,
    }
    if (body.look === true) return Response.json(result)
    // also when it is cancelled already: the process may have been killed before it promoted one
    if (registration.state !== 'cancelled') await setState(req, registration.id, 'cancelled')
    await promoteNext(req, event)
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
export function findRefusalReason(
  event: Pick<EventDoc, 'state' | 'startsAt' | 'registrationOpens' | 'registrationCloses'>,
  now: Date,
): 'cancelled' | 'past' | 'early' | 'closed' | null {
  if (event.state === 'cancelled') return 'cancelled'
  if (new Date(event.startsAt) <= now) return 'past'
  if (event.registrationOpens && new Date(event.registrationOpens) > now) return 'early'
  if (event.registrationCloses && new Date(event.registrationCloses) <= now) return 'closed'
  return null
}

/** The number of active registrations, up to that of an id. */
const countActive = async (
  req: PayloadRequest,
  event: number,
  id = Number.MAX_SAFE_INTEGER,
): Promise<number> =>
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

async function findActive(
  req: PayloadRequest,
  event: number,
  email: string,
): Promise<Registration | undefined> {
  const [active] = await findRegistrations(req, {
    and: [
      { event: { equals: event } },
      { email: { equals: email } },
      { state: { not_equals: 'cancelled' } },
    ],
  })
  return active
}

async function promoteNext(req: PayloadRequest, event: EventDoc): Promise<void> {
  if (
    typeof event.capacity !== 'number' ||
    findRefusalReason({ ...event, registrationCloses: null, registrationOpens: null }, new Date())
  )
    return
  const confirmed = await findRegistrations(req, {
    and: [{ event: { equals: event.id } }, { state: { equals: 'confirmed' } }],
  })
  const [next] = await findRegistrations(req, {
    and: [{ event: { equals: event.id } }, { state: { equals: 'waiting' } }],
  })
  if (!next || confirmed.length >= event.capacity) return
  await sendRegistrationMail(req, { ...next, state: 'confirmed' }, event)
  await req.payload.update({
    collection: 'registrations',
    id: next.id,
    data: { state: 'confirmed', tokenHash: computeHash(toToken(next)) },
    req,
    overrideAccess: true,
  })
}

/**
 * Queues the mail of a state, once.
 *
 * @param repeatedBy the key of a second registration of the address, which changes nothing
 */
async function sendRegistrationMail(
  req: PayloadRequest,
  registration: Pick<Registration, 'id' | 'key' | 'name' | 'email' | 'state' | 'language'>,
  event: EventDoc,
  repeatedBy?: string,
): Promise<void> {
  const { repeated, ...mails } = toTexts(registration.language)
  const texts = mails[registration.state === 'confirmed' ? 'confirmed' : 'waiting']
  const prefix =
    registration.language && registration.language !== 'en' ? `/${registration.language}` : ''
  const url = `${env.SITE_URL}${prefix}/events/${event.id}/${event.slug}`
  const values = {
    name: registration.name,
    title: event.title,
    when: whenOf(event, registration.language),
    url,
    cancelUrl: `${url}/register?cancel=${toToken(registration)}`,
    joinUrl: event.venue?.joinUrl ?? '',
  }
  await enqueueMail(req, {
    reference: repeatedBy
      ? `registration:${repeatedBy}:repeated`
      : `registration:${registration.key ?? registration.id}:${registration.state}`,
    to: registration.email,
    subject: texts.subject(values),
    text: repeatedBy
      ? `${repeated(registration.name)}\n\n${texts.text(values)}`
      : texts.text(values),
    calendar:
      registration.state === 'confirmed'
        ? buildCalendar(event, url, await getFirmName(req.payload))
        : undefined,
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
