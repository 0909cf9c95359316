import 'server-only'
import * as v from 'valibot'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Member } from '../session/server'
import { readMember } from './call-content-service'
import { reasonSchema } from './feed'

const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)

const meeting = v.object({
  id: v.number(),
  /** Id of the registration, for its cancellation. */
  registration: v.number(),
  title: text,
  summary: text,
  path: v.nullable(v.string()),
  locale: v.string(),
  startsAt: v.string(),
  endsAt: text,
  timeZone: text,
  /** Cancelled by the firm. */
  cancelled: v.boolean(),
  state: v.picklist(['confirmed', 'waiting', 'cancelled']),
})

const recommended = v.object({
  kind: v.picklist(['event', 'training']),
  id: v.number(),
  title: text,
  summary: text,
  path: v.nullable(v.string()),
  locale: v.string(),
  startsAt: v.nullable(v.string()),
  reason: reasonSchema,
})

const meetings = v.object({
  registered: v.array(meeting),
  past: v.array(meeting),
  recommended: v.array(recommended),
})

export type Meeting = v.InferOutput<typeof meeting>
export type Recommended = v.InferOutput<typeof recommended>
export type Meetings = v.InferOutput<typeof meetings>

/** The member's registrations, past events and recommendations. @throws ContentUnavailableError */
export const getMeetings = (member: Member, locale: SiteLocale): Promise<Meetings> =>
  readMember(member, 'member/events', meetings, { locale })
