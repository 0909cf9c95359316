import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, isSiteLocale } from './locales'

/** Messages of a request's language; the language is the first segment of the (internal) path. */
export default getRequestConfig(async ({ locale: asked }) => {
  const given: unknown = asked ?? (await rootLocale())
  const locale = isSiteLocale(given) ? given : defaultLocale
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Record<string, never> }
  return { locale, messages, timeZone: 'UTC' }
})
