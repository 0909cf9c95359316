import { localeCodes } from '../../model/locales'

/** A document that was read in all languages, in one of them and without fallback. */
export function inLocale(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (!isPlain(value)) return value
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([name]) => isLocale(name)))
    return inLocale(value[locale], locale)
  return Object.fromEntries(entries.map(([name, item]) => [name, inLocale(item, locale)]))
}

const isLocale = (name: string): boolean => localeCodes.some((code) => code === name)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
