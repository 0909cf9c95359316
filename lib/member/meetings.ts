import 'server-only'
import { ContentUnavailableError } from '../errors/content-unavailable'
import type { SiteLocale } from '../i18n/locales'
import type { Member } from '../session/server'
import { callMember } from './call'
import type { Reason } from './feed'

export type Meeting = {
  id: number
  /** Number of the registration, by which the place is given back. */
  registration: number
  title: string
  summary: string
  path: string | null
  locale: string
  startsAt: string
  endsAt: string
  timeZone: string
  /** The firm called it off. */
  cancelled: boolean
  state: 'confirmed' | 'waiting' | 'cancelled'
}

export type Recommended = { kind: 'event' | 'training'; id: number; title: string; summary: string; path: string | null; locale: string; startsAt: string | null; reason: Reason }

export type Meetings = { registered: Meeting[]; past: Meeting[]; recommended: Recommended[] }

/** Where a member is registered, was, and might want to be. @throws ContentUnavailableError */
export async function getMeetings(member: Member, locale: SiteLocale): Promise<Meetings> {
  const { status, answer } = await callMember<Meetings>(member, 'member/events', { query: { locale } })
  if (status !== 200) throw new ContentUnavailableError('member/events', new Error(`status ${status}`))
  return answer
}
