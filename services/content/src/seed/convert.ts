import type { Block, Field } from 'payload'
import { fillDates, relativeDate, todayFor, todayForSession } from './dates'

export type ConvertContext = {
  locale: string
  today: Date
  /** Base of relative dates when it is not `today`: shifted with `startsAt` to a working day. */
  from?: Date
  /** The id of a document named `collection/key`. */
  toId: (collection: string, key: string) => number | undefined
  toRichText: (markdown: string) => unknown
  problems: string[]
}

type Values = Record<string, unknown>

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flattens tabs and rows, which are presentational. */
const flatten = (fields: Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatten(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return flatten(field.fields)
    return [field]
  })

const isComputed = (field: Field): boolean =>
  ('virtual' in field && Boolean(field.virtual)) ||
  ('name' in field && field.name === 'readingMinutes')

/**
 * Converts a seed file's values into a document of one language by the fields of its collection.
 * Unknown fields and missing required values are problems.
 */
export function convert(
  fields: Field[],
  values: Values,
  at: string,
  common: ConvertContext,
  timeZone?: string,
): Values {
  const { startsAt } = values
  const context =
    startsAt === undefined
      ? common
      : {
          ...common,
          from: common.from
            ? todayForSession(startsAt, common.from)
            : todayFor(startsAt, common.today),
        }
  const result: Values = {}
  const knownNames = new Set(['id', 'block', 'feature', 'file'])
  for (const field of flatten(fields)) {
    if (!('name' in field) || field.type === 'join') continue
    knownNames.add(field.name)
    if (isComputed(field)) continue
    const where = `${at}.${field.name}`
    const value =
      field.name === 'product' && values.feature ? { feature: values.feature } : values[field.name]
    const localized = 'localized' in field && field.localized
    const fieldValue = localized ? localValue(value, where, context) : value
    if (fieldValue === undefined || fieldValue === null) {
      const isRequired =
        'required' in field &&
        field.required &&
        field.name !== 'slug' &&
        field.defaultValue === undefined
      if (isRequired && (!localized || context.locale === 'en'))
        context.problems.push(`${where} is missing`)
      continue
    }
    const converted = convertValue(
      field,
      fieldValue,
      where,
      context,
      timeZone ?? zoneOf(values.timeZone, context.locale),
    )
    if (converted !== undefined) result[field.name] = converted
  }
  for (const name of Object.keys(values))
    if (!knownNames.has(name)) context.problems.push(`${at}.${name} is not a field`)
  return result
}

function localValue(value: unknown, at: string, context: ConvertContext): unknown {
  if (value === undefined || value === null) return undefined
  if (isMap(value) && 'en' in value) return value[context.locale]
  context.problems.push(`${at} needs a map of languages with "en"`)
  return undefined
}

/** The time zone of local times; a map when it differs by language. */
function zoneOf(value: unknown, locale: string): string | undefined {
  const fieldValue = isMap(value) ? (value[locale] ?? value.en) : value
  return typeof fieldValue === 'string' ? fieldValue : undefined
}

function convertValue(
  field: Field,
  value: unknown,
  at: string,
  context: ConvertContext,
  timeZone?: string,
): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      if ('hasMany' in field && field.hasMany)
        return list(value, at, context).map((entry) => toText(entry, at, context))
      return toText(value, at, context)
    case 'number':
      return field.name === 'year' && Number(value) <= 0
        ? context.today.getUTCFullYear() + Number(value)
        : Number(value)
    case 'date':
      try {
        return relativeDate(value, context.from ?? context.today, timeZone)
      } catch (cause) {
        context.problems.push(`${at}: ${(cause as Error).message}`)
        return undefined
      }
    case 'richText':
      return context.toRichText(toText(value, at, context))
    case 'relationship':
    case 'upload':
      return relation(field, value, at, context)
    case 'group':
      return isMap(value)
        ? convert(field.fields, value, at, context, timeZone)
        : void context.problems.push(`${at} is not a map`)
    case 'array':
      return list(value, at, context).map((entry, index) => {
        const item = Array.isArray(entry) ? { cells: entry } : entry
        return isMap(item)
          ? convert(field.fields, item, `${at}[${index}]`, context, timeZone)
          : context.problems.push(`${at}[${index}] is not a map`)
      })
    case 'blocks':
      return list(value, at, context).flatMap(
        (entry, index) => block(field.blocks, entry, `${at}[${index}]`, context) ?? [],
      )
    case 'select':
      return select(field, value, at, context)
    case 'checkbox':
      return Boolean(value)
    default:
      return value
  }
}

function select(
  field: Extract<Field, { type: 'select' }>,
  value: unknown,
  at: string,
  context: ConvertContext,
): unknown {
  const allowed = new Set(
    field.options.map((option) => (typeof option === 'string' ? option : option.value)),
  )
  const values = field.hasMany ? list(value, at, context) : [value]
  for (const option of values)
    if (!allowed.has(String(option)))
      context.problems.push(`${at}: "${String(option)}" is not one of ${[...allowed].join(', ')}`)
  return value
}

function block(
  blocks: Block[],
  value: unknown,
  at: string,
  context: ConvertContext,
): Values | null {
  const definition = isMap(value) ? blocks.find(({ slug }) => slug === value.block) : undefined
  if (!definition || !isMap(value)) {
    context.problems.push(`${at} is no known block`)
    return null
  }
  const values = convert(definition.fields, value, `${at}(${definition.slug})`, context)
  return { blockType: definition.slug, ...values }
}

function relation(
  field: Extract<Field, { type: 'relationship' | 'upload' }>,
  value: unknown,
  at: string,
  context: ConvertContext,
): unknown {
  const collection = field.relationTo as string
  const ids = (Array.isArray(value) ? value : [value]).flatMap((key) => {
    const id = context.toId(collection, String(key))
    if (id === undefined) context.problems.push(`${at}: there is no ${collection}/${String(key)}`)
    return id === undefined ? [] : [id]
  })
  return 'hasMany' in field && field.hasMany ? ids : ids[0]
}

function list(value: unknown, at: string, context: ConvertContext): unknown[] {
  if (Array.isArray(value)) return value
  context.problems.push(`${at} is not a list`)
  return []
}

function toText(value: unknown, at: string, context: ConvertContext): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    context.problems.push(`${at} is not text (quote it?)`)
  const filled = fillDates(String(value).trim(), context.today, context.locale, context.from)
  if (filled.includes('{{')) context.problems.push(`${at} has an unknown placeholder`)
  return filled
}
