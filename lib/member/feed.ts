import 'server-only'
import { ContentUnavailableError } from '../errors/content-unavailable'
import type { SiteLocale } from '../i18n/locales'
import type { Member } from '../session/server'
import { callMember } from './call'

/** Why something stands in a member's feed; `key` mutes it. */
export type Reason = { kind: 'person' | 'practice' | 'sector' | 'country' | 'subscription' | 'saved'; id: number; key: string; name: string }
export type FeedItem = { kind: string; id: number; title: string; summary: string; path: string | null; locale: string; at: string; startsAt: string | null; locked: boolean; reason: Reason }
export type Feed = { /** ISO 8601; what is newer is in it. */ since: string; items: FeedItem[] }

/** What is new for the member since the visit before. @throws ContentUnavailableError */
export const getFeed = (member: Member, locale: SiteLocale): Promise<Feed> => read(member, 'member/feed', locale)

export type MemberContact = { id: number; name: string; jobTitle: string; headline: string; email: string; phone: string | null; path: string | null; locale: string }
export type MetContact = MemberContact & { event: { id: number; title: string; startsAt: string; path: string | null } }

/** People of the firm whom the member saved, or heard at an event. @throws ContentUnavailableError */
export const getContacts = (member: Member, locale: SiteLocale): Promise<{ saved: MemberContact[]; met: MetContact[] }> => read(member, 'member/contacts', locale)

export type Digest = { frequency: string; dueAt: string; draft: { subject: string; items: { key: string; title: string; path: string; reason: string }[] } | null }

/** The mails that the member's alerts would send next. @throws ContentUnavailableError */
export const getDigests = (member: Member, locale: SiteLocale): Promise<{ pausedUntil: string | null; digests: Digest[] }> => read(member, 'member/digest', locale)

async function read<Answer>(member: Member, path: string, locale: SiteLocale): Promise<Answer> {
  const { status, answer } = await callMember<Answer>(member, path, { query: { locale } })
  if (status !== 200) throw new ContentUnavailableError(path, new Error(`status ${status}`))
  return answer
}
