import { createLocalReq, ValidationError, type Payload, type PayloadRequest } from 'payload'
import { enqueueMail } from '../../mail/enqueue-mail'
import { toStored, type StoredDoc } from '../../rows'
import { frequencies, type Frequency } from '../alert-types'
import { effectivePermissions } from '../effective-permissions'
import type { Member } from '../find-or-create-member'
import { subscriptionsOf } from '../follows'
import type { Subscription } from '../match-items'
import { defaultWeeklyCap } from '../record-defaults'
import { unsubscribePage, unsubscribeUrl } from '../unsubscribe'
import type { Unsubscription } from '../unsubscribe-token'
import { composeDigest } from './compose'
import { periodOf, type Period } from './schedule'

type Mailable = Member & { email: string }
type StoredDigest = StoredDoc<'digests'>
type Options = {
  now?: Date
  /** Called between writing a digest down and queueing its mail. */ onWritten?: () => void
}

const weekMs = 7 * 86_400_000
const dayMs = 86_400_000

/**
 * Composes and queues every digest that is due. Each is written down first: two jobs at once cannot
 * write the same one, and one that was killed is finished by the next. Mail goes out by the post
 * office of the service.
 *
 * @returns how many mails were queued
 */
export async function sendDigests(
  payload: Payload,
  { now = new Date(), onWritten }: Options = {},
): Promise<number> {
  let queued = await queueWritten(payload)
  for (const id of await membersWithAlerts(payload)) {
    for (const frequency of frequencies) {
      try {
        queued += await sendOne(payload, id, frequency, now, onWritten)
      } catch (cause) {
        payload.logger.error(
          { member: id, frequency, cause: String(cause) },
          'A digest could not be made',
        )
        if (onWritten) throw cause
      }
    }
  }
  return queued
}

async function membersWithAlerts(payload: Payload): Promise<number[]> {
  const { docs } = await payload.db.find<{ member: number }>({
    collection: 'alert-subscriptions',
    where: { active: { equals: true } },
    sort: 'id',
    pagination: false,
    select: { member: true },
  })
  return [...new Set(docs.map(({ member }) => member))]
}

/**
 * Whether a member gets digests now: by an address that was checked, not in a pause, not on the way
 * out.
 */
export function mayMail(member: Member, now: Date): member is Mailable {
  const { email, emailVerified, notifications, deleteAfter } = member
  if (
    !email ||
    !emailVerified ||
    deleteAfter ||
    notifications?.mail?.digests === false ||
    notifications?.weeklyCap === 0
  )
    return false
  return !notifications?.pausedUntil || new Date(notifications.pausedUntil) <= now
}

async function sendOne(
  payload: Payload,
  id: number,
  frequency: Frequency,
  now: Date,
  onWritten?: () => void,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'members',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [member] = toStored(docs)
  if (!member || !mayMail(member, now)) return 0
  const req = await createMemberRequest(payload, member, now)
  const subscriptions = (await subscriptionsOf(req, id)).filter(
    (one) => one.frequency === frequency,
  )
  if (subscriptions.length === 0) return 0
  const before = await digestsOf(payload, id)
  const period = periodOf(frequency, now, member.details?.timeZone)
  const lately = before.filter(
    ({ createdAt }) => new Date(createdAt).getTime() > now.getTime() - weekMs,
  )
  if (
    before.some((one) => one.period === period.key) ||
    lately.length >= (member.notifications?.weeklyCap ?? defaultWeeklyCap)
  )
    return 0
  const written = await write(payload, req, member, subscriptions, frequency, period, before, now)
  if (!written) return 0
  onWritten?.()
  return queue(payload, written)
}

/** A request in the member's language, with what they may read; nothing is written with it. */
export async function createMemberRequest(
  payload: Payload,
  member: Member,
  now: Date,
): Promise<PayloadRequest> {
  const user = {
    ...member,
    collection: 'members' as const,
    productPermissions: effectivePermissions(
      member.productPermissions,
      member.productSubscriptions,
      now,
    ),
  }
  return createLocalReq({ locale: member.details?.language ?? 'en', user, context: {} }, payload)
}

/** The newest first; enough of them to know what was sent. */
export async function digestsOf(payload: Payload, member: number): Promise<StoredDigest[]> {
  const { docs } = await payload.find({
    collection: 'digests',
    where: { member: { equals: member } },
    sort: '-sequence',
    limit: 300,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return toStored(docs)
}

export const itemKeysOf = (digests: readonly StoredDigest[]): Set<string> =>
  new Set(digests.flatMap(({ items }) => (Array.isArray(items) ? items.map(({ key }) => key) : [])))

/** @returns null where there is nothing new, or another job was first */
async function write(
  payload: Payload,
  req: PayloadRequest,
  member: Mailable,
  subscriptions: Subscription[],
  frequency: Frequency,
  period: Period,
  before: StoredDigest[],
  now: Date,
): Promise<StoredDigest | null> {
  const [only] = subscriptions
  const stops: Unsubscription = {
    member: member.id,
    target: subscriptions.length === 1 && only ? only.id : 'all',
    locale: req.locale ?? 'en',
  }
  const draft = await composeDigest(
    req,
    member,
    subscriptions,
    period,
    itemKeysOf(before),
    await unsubscribePage(stops),
  )
  if (!draft) return null
  const data = {
    ...draft,
    member: member.id,
    period: period.key,
    sequence: (before[0]?.sequence ?? 0) + 1,
    frequency,
    state: 'written' as const,
    to: member.email,
    unsubscribeUrl: await unsubscribeUrl(stops),
    createdAt: now.toISOString(),
  }
  try {
    const written = await payload.create({
      collection: 'digests',
      data,
      depth: 0,
      overrideAccess: true,
    })
    return toStored([written])[0] ?? null
  } catch (cause) {
    if (cause instanceof ValidationError) return null
    throw cause
  }
}

/** Mails of digests that a job wrote down before it was killed, of the last days. */
async function queueWritten(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'digests',
    where: {
      and: [
        { state: { equals: 'written' } },
        { updatedAt: { greater_than: new Date(Date.now() - 3 * dayMs).toISOString() } },
      ],
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  let queued = 0
  for (const digest of toStored(docs)) queued += await queue(payload, digest)
  return queued
}

/** A mail has the digest's reference, which there is once: whoever comes second finds it queued. */
async function queue(
  payload: Payload,
  { id, member, to, subject, text, unsubscribeUrl: stopUrl }: StoredDigest,
): Promise<number> {
  const queued = await enqueueMail(await createLocalReq({}, payload), {
    reference: `digest-${id}`,
    member,
    to,
    subject,
    text,
    unsubscribeUrl: stopUrl ?? undefined,
  })
  await payload.update({
    collection: 'digests',
    id,
    data: { state: 'queued' },
    depth: 0,
    overrideAccess: true,
  })
  return queued ? 1 : 0
}
