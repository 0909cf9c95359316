import { createLocalReq, ValidationError, type Payload, type PayloadRequest } from 'payload'
import { enqueueMail } from '../../mail/enqueue-mail'
import { toStored, type StoredDoc } from '../../database/rows'
import { frequencies, type Frequency } from '@law-firm/contract/alerts'
import { effectivePermissions } from '../effective-permissions'
import type { Member } from '../find-or-create-member'
import { listSubscriptions } from '../follows'
import type { Subscription } from '../match-items'
import { defaultWeeklyCap } from '../record-defaults'
import { unsubscribePage, unsubscribeUrl } from '../unsubscribe'
import type { Unsubscription } from '../unsubscribe-token'
import { composeDigest } from './compose'
import { toPeriod, type Period } from './schedule'

type MemberWithEmail = Member & { email: string }
type StoredDigest = StoredDoc<'digests'>
type Options = {
  now?: Date
  /** Called after a digest is stored and before its mail is queued; for tests. */ onWritten?: () => void
}

const weekMs = 7 * 86_400_000
const dayMs = 86_400_000

/**
 * Composes and queues every due digest. Each is stored first: the unique index prevents duplicates
 * of concurrent jobs, and the next job finishes a killed one.
 *
 * @returns the number of queued mails
 */
export async function sendDigests(
  payload: Payload,
  { now = new Date(), onWritten }: Options = {},
): Promise<number> {
  let queued = await queueStoredDigests(payload)
  for (const id of await membersWithAlerts(payload)) {
    for (const frequency of frequencies) {
      try {
        queued += await sendDigest(payload, id, frequency, now, onWritten)
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

/** Whether the member receives digests now: a verified address, no pause, no scheduled deletion. */
export function canReceiveDigests(member: Member, now: Date): member is MemberWithEmail {
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

async function sendDigest(
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
  if (!member || !canReceiveDigests(member, now)) return 0
  const req = await createMemberRequest(payload, member, now)
  const subscriptions = (await listSubscriptions(req, id)).filter(
    (subscription) => subscription.frequency === frequency,
  )
  if (subscriptions.length === 0) return 0
  const previousDigests = await listDigests(payload, id)
  const period = toPeriod(frequency, now, member.details?.timeZone)
  const sentThisWeek = previousDigests.filter(
    ({ createdAt }) => new Date(createdAt).getTime() > now.getTime() - weekMs,
  )
  if (
    previousDigests.some((digest) => digest.period === period.key) ||
    sentThisWeek.length >= (member.notifications?.weeklyCap ?? defaultWeeklyCap)
  )
    return 0
  const digest = await storeDigest(
    payload,
    req,
    member,
    subscriptions,
    frequency,
    period,
    previousDigests,
    now,
  )
  if (!digest) return 0
  onWritten?.()
  return queueDigest(payload, digest)
}

/** A request with the member's locale and permissions, for reads only. */
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

/** Newest first; enough to know which items were sent. */
export async function listDigests(payload: Payload, member: number): Promise<StoredDigest[]> {
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

export const toItemKeys = (digests: readonly StoredDigest[]): Set<string> =>
  new Set(digests.flatMap(({ items }) => (Array.isArray(items) ? items.map(({ key }) => key) : [])))

/**
 * @returns null without new items, or when a concurrent job was first
 */
async function storeDigest(
  payload: Payload,
  req: PayloadRequest,
  member: MemberWithEmail,
  subscriptions: Subscription[],
  frequency: Frequency,
  period: Period,
  previousDigests: StoredDigest[],
  now: Date,
): Promise<StoredDigest | null> {
  const [only] = subscriptions
  const unsubscription: Unsubscription = {
    member: member.id,
    target: subscriptions.length === 1 && only ? only.id : 'all',
    locale: req.locale ?? 'en',
  }
  const draft = await composeDigest(
    req,
    member,
    subscriptions,
    period,
    toItemKeys(previousDigests),
    await unsubscribePage(unsubscription),
  )
  if (!draft) return null
  const data = {
    ...draft,
    member: member.id,
    period: period.key,
    sequence: (previousDigests[0]?.sequence ?? 0) + 1,
    frequency,
    state: 'written' as const,
    to: member.email,
    unsubscribeUrl: await unsubscribeUrl(unsubscription),
    createdAt: now.toISOString(),
  }
  try {
    const digest = await payload.create({
      collection: 'digests',
      data,
      depth: 0,
      overrideAccess: true,
    })
    return toStored([digest])[0] ?? null
  } catch (cause) {
    if (cause instanceof ValidationError) return null
    throw cause
  }
}

/** Queues digests of the last days that a killed job stored but did not queue. */
async function queueStoredDigests(payload: Payload): Promise<number> {
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
  for (const digest of toStored(docs)) queued += await queueDigest(payload, digest)
  return queued
}

/** The mail's unique reference prevents queueing a digest twice. */
async function queueDigest(
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
