/** A member's record, and what a member may change (docs/contracts.md, "Members"). */
import * as v from 'valibot'
import { isTelephone } from './telephone'
import { dateTime, isTimeZone } from './date-time'
import { favouriteKinds } from './favourites'
import { siteLocales } from './locales'

/** Mail types that a member can switch off. */
export const mailTypes = ['digests', 'events', 'products'] as const

/** Requests within this time are one visit. */
export const visitMs = 30 * 60_000

const text = v.nullable(v.string())
const numbers = v.array(v.number())
const texts = v.array(v.string())

export const memberVisits = v.object({ last: text, previous: text })

/** The times are ISO 8601; interests are ids of services, sectors and countries. */
export const memberRecord = v.object({
  subject: v.string(),
  name: text,
  email: text,
  emailVerified: v.boolean(),
  organisation: text,
  details: v.object({
    givenName: text,
    familyName: text,
    jobTitle: text,
    company: text,
    phone: text,
    language: v.picklist(siteLocales),
    timeZone: v.string(),
  }),
  interests: v.object({ practices: numbers, sectors: numbers, countries: numbers }),
  notifications: v.object({
    weeklyCap: v.number(),
    pausedUntil: text,
    mail: v.object(v.entriesFromList(mailTypes, v.boolean())),
  }),
  onboarding: v.object({ step: v.number(), done: v.boolean(), skipped: v.boolean() }),
  visits: memberVisits,
  muted: texts,
  permissions: v.object({
    productPermissions: texts,
    collaborationPermissions: texts,
    compliancePermissions: texts,
  }),
  products: v.array(
    v.object({ permission: v.string(), from: text, until: text, active: v.boolean() }),
  ),
  deleteAfter: text,
})

export type MemberRecord = v.InferOutput<typeof memberRecord>

/** Whether the value is a positive 32-bit integer. */
export const isDocumentId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31

/** An object of these fields alone; valibot's own takes a list for an object. */
const strict = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<Record<string, unknown>>((value) => !Array.isArray(value)),
    v.strictObject(entries),
  )

const trimmedOrNull = (value: string) => value.trim() || null

/** A single-line text; an empty one is null. */
const line = (max: number) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(max),
      v.regex(/^[^\u0000-\u001f\u007f]*$/),
      v.transform(trimmedOrNull),
    ),
  )
const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** The list is refused as a whole, and repeated entries count once. */
const distinctListSchema = <Entry>(max: number, isValid: (value: unknown) => value is Entry) =>
  v.pipe(
    v.custom<Entry[]>(
      (value) => Array.isArray(value) && value.length <= max && value.every(isValid),
    ),
    v.transform((values) => [...new Set(values)]),
  )
const ids = v.optional(distinctListSchema(100, isDocumentId))

const reasonKey = /^(practice|sector|country|person|subscription|saved):[1-9]\d{0,9}$/
const isReasonKey = (value: unknown): value is string =>
  typeof value === 'string' && reasonKey.test(value)

/** The fields that members may change; omitted ones stay, all others are refused. */
export const recordChanges = strict({
  details: v.optional(
    strict({
      givenName: v.optional(line(100)),
      familyName: v.optional(line(100)),
      jobTitle: v.optional(line(120)),
      company: v.optional(line(160)),
      phone: v.optional(
        v.pipe(
          line(40),
          v.check((phone) => phone === null || isTelephone(phone)),
        ),
      ),
      language: v.optional(v.nullable(v.picklist(siteLocales))),
      timeZone: v.optional(v.nullable(v.custom<string>(isTimeZone))),
    }),
  ),
  interests: v.optional(strict({ practices: ids, sectors: ids, countries: ids })),
  notifications: v.optional(
    strict({
      weeklyCap: v.optional(integer(0, 50)),
      pausedUntil: v.optional(v.nullable(dateTime)),
      mail: v.optional(strict(v.entriesFromList(mailTypes, v.optional(v.boolean())))),
    }),
  ),
  onboarding: v.optional(
    strict({
      step: v.optional(integer(0, 3)),
      done: v.optional(v.boolean()),
      skipped: v.optional(v.boolean()),
    }),
  ),
  muted: v.optional(distinctListSchema(500, isReasonKey)),
})

export type RecordChanges = v.InferOutput<typeof recordChanges>

/** An absent field may be null. */
const orAbsent = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value || undefined),
  )

/** Favourites that were stored in the browser. */
export const browserFavourites = strict({
  favourites: v.pipe(
    v.array(
      strict({
        kind: v.picklist(favouriteKinds),
        document: v.custom<number>(isDocumentId),
        note: orAbsent(v.pipe(v.string(), v.maxLength(2_000))),
        savedAt: orAbsent(dateTime),
      }),
    ),
    v.maxLength(500),
  ),
})

export type BrowserFavourite = v.InferOutput<typeof browserFavourites>['favourites'][number]
