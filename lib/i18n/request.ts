import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, isGraduateLocale, isSiteLocale } from './locales'

type Messages = Record<string, Record<string, never>>

const read = async (locale: string): Promise<Messages> =>
  ((await import(`../../messages/${locale}.json`)) as { default: Messages }).default

/** The graduate site's languages beside English; its English ones read English. */
const ownGraduateMessages = ['nl-nl', 'de-de']

/**
 * Messages of a request's language; the language is the first segment of the (internal) path. Dutch and German have
 * what the graduate site shows; whatever else is asked for comes in English.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const requestedLocale: unknown = asked ?? (await rootLocale())
  if (isSiteLocale(requestedLocale))
    return { locale: requestedLocale, messages: await read(requestedLocale), timeZone: 'UTC' }
  const locale = isGraduateLocale(requestedLocale) ? requestedLocale : defaultLocale
  const english = await read(defaultLocale)
  const translated = ownGraduateMessages.includes(locale) ? await read(locale) : {}
  return { locale, messages: { ...english, ...translated }, timeZone: 'UTC' }
})
