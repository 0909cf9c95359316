import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, isGraduateLocale, isSiteLocale } from '@law-firm/contract/locales'

type Messages = Record<string, Record<string, never>>

const read = async (locale: string): Promise<Messages> =>
  ((await import(`../../messages/${locale}.json`)) as { default: Messages }).default

/** The graduate site's translated languages; its English locales use English. */
const ownGraduateMessages = ['nl-nl', 'de-de']

/**
 * The messages of a request's locale, which is the first segment of the internal path. Dutch and German have the
 * messages of the graduate site; English is the fallback.
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
