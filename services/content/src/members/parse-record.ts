import { isTelephone } from '../../../../lib/contact-details/contact-details.mjs'
import { isTimeZone } from '../fields/time-zone'
import { siteLocales } from '@aldermere/contract/locales'
import { mailTypes } from './record-defaults'
import { isDocumentId } from './favourite-documents'

/** An invalid field of a body. The message names it, never its value. */
export class FieldError extends Error {
  override name = 'FieldError'
  constructor(readonly field: string) {
    super(`${field} is not valid.`)
  }
}

type Parse = (value: unknown, at: string) => unknown
type Shape = { [name: string]: Parse | Shape }

/** A single-line text of at most `maxLength` characters. */
const line =
  (max: number): Parse =>
  (value, at) => {
    if (value === null || value === '') return null
    if (typeof value !== 'string' || value.length > max || /[\u0000-\u001f\u007f]/.test(value))
      throw new FieldError(at)
    return value.trim() || null
  }

const flag: Parse = (value, at) => {
  if (typeof value !== 'boolean') throw new FieldError(at)
  return value
}

const integer =
  (min: number, max: number): Parse =>
  (value, at) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
      throw new FieldError(at)
    return value
  }

const choice =
  (of: readonly string[]): Parse =>
  (value, at) => {
    if (value === null) return null
    if (typeof value !== 'string' || !of.includes(value)) throw new FieldError(at)
    return value
  }

const listOf =
  (max: number, isValid: (value: unknown) => boolean): Parse =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > max || !value.every(isValid))
      throw new FieldError(at)
    return [...new Set(value)]
  }

/** A date-time with a time zone (RFC 3339), or a date. */
export function parseDateTime(value: unknown, at: string): string | null {
  if (value === null) return null
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(value)
  )
    throw new FieldError(at)
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) throw new FieldError(at)
  return moment.toISOString()
}

const ids = listOf(100, isDocumentId)

const reasonKey = /^(practice|sector|country|person|subscription|saved):[1-9]\d{0,9}$/

/** The fields that members may change; all others are rejected. */
const shape: Shape = {
  details: {
    givenName: line(100),
    familyName: line(100),
    jobTitle: line(120),
    company: line(160),
    phone: (value, at) => {
      const phone = line(40)(value, at)
      if (phone !== null && !isTelephone(String(phone))) throw new FieldError(at)
      return phone
    },
    language: choice(siteLocales),
    timeZone: (value, at) => {
      if (value !== null && !isTimeZone(value)) throw new FieldError(at)
      return value
    },
  },
  interests: { practices: ids, sectors: ids, countries: ids },
  notifications: {
    weeklyCap: integer(0, 50),
    pausedUntil: parseDateTime,
    mail: Object.fromEntries(mailTypes.map((name) => [name, flag])),
  },
  onboarding: { step: integer(0, 3), done: flag, skipped: flag },
  muted: listOf(500, (value) => typeof value === 'string' && reasonKey.test(value)),
}

export type RecordChanges = {
  details?: Record<string, string | null>
  interests?: { practices?: number[]; sectors?: number[]; countries?: number[] }
  notifications?: {
    weeklyCap?: number
    pausedUntil?: string | null
    mail?: Record<string, boolean>
  }
  onboarding?: { step?: number; done?: boolean; skipped?: boolean }
  muted?: string[]
}

/**
 * Parses the changed fields of a body; omitted ones stay.
 *
 * @throws FieldError
 */
export const parseChanges = (body: unknown): RecordChanges =>
  parseShape(body, shape, '') as RecordChanges

function parseShape(value: unknown, of: Shape, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FieldError(at || 'body')
  const parsed: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    const where = at ? `${at}.${name}` : name
    const parse = Object.hasOwn(of, name) ? of[name] : undefined
    if (!parse) throw new FieldError(where.slice(0, 60))
    parsed[name] =
      typeof parse === 'function' ? parse(field, where) : parseShape(field, parse, where)
  }
  return parsed
}
