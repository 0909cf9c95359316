import 'server-only'
import * as v from 'valibot'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Member } from '../session/server'
import { readMember } from './call-content-service'

/** Texts that editors may leave out. */
const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)

export const reasonSchema = v.object({
  kind: v.picklist(['person', 'practice', 'sector', 'country', 'subscription', 'saved']),
  id: v.number(),
  key: v.string(),
  name: v.string(),
})

const feedItem = v.object({
  kind: v.string(),
  id: v.number(),
  title: text,
  summary: text,
  path: v.nullable(v.string()),
  locale: v.string(),
  at: v.string(),
  startsAt: v.nullable(v.string()),
  locked: v.boolean(),
  reason: reasonSchema,
})
export const feedSchema = v.object({ since: v.string(), items: v.array(feedItem) })

const contact = v.object({
  id: v.number(),
  name: text,
  jobTitle: text,
  headline: text,
  email: text,
  phone: v.nullable(v.string()),
  path: v.nullable(v.string()),
  locale: text,
})
const metContact = v.object({
  ...contact.entries,
  event: v.object({
    id: v.number(),
    title: text,
    startsAt: v.string(),
    path: v.nullable(v.string()),
  }),
})
const contacts = v.object({ saved: v.array(contact), met: v.array(metContact) })

const draft = v.object({
  subject: v.string(),
  items: v.array(v.object({ key: v.string(), title: text, path: text, reason: v.string() })),
})
const digests = v.object({
  pausedUntil: v.nullable(v.string()),
  digests: v.array(
    v.object({ frequency: v.string(), dueAt: v.string(), draft: v.nullable(draft) }),
  ),
})

export type FeedItem = v.InferOutput<typeof feedItem>
/** The feed has entries newer than `since` (ISO 8601). */
export type Feed = v.InferOutput<typeof feedSchema>
export type MemberContact = v.InferOutput<typeof contact>
export type MetContact = v.InferOutput<typeof metContact>
export type Digest = v.InferOutput<typeof digests>['digests'][number]

/** The member's new entries since the previous visit. @throws ContentUnavailableError */
export const getFeed = (member: Member, locale: SiteLocale): Promise<Feed> =>
  readMember(member, 'member/feed', feedSchema, { locale })

/** Contacts whom the member saved, and speakers of attended events. @throws ContentUnavailableError */
export const getContacts = (
  member: Member,
  locale: SiteLocale,
): Promise<v.InferOutput<typeof contacts>> =>
  readMember(member, 'member/contacts', contacts, { locale })

/** The next e-mails of the member's alerts. @throws ContentUnavailableError */
export const getDigests = (
  member: Member,
  locale: SiteLocale,
): Promise<v.InferOutput<typeof digests>> =>
  readMember(member, 'member/digest', digests, { locale })
