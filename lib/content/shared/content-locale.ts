import type { LocaleInputType } from '@/lib/graphql/generated/graphql'
import { siteLocales, type Locale, type SiteLocale } from '@aldermere/contract/locales'

/** `fr-fr` to `fr_FR`, the format of the content service's schema. */
export const toContentLocale = (locale: Locale): LocaleInputType =>
  locale.replace('-', '_') as LocaleInputType

/** The site languages into which a document is translated, English included. */
export const toTranslations = (translations: readonly string[] | null | undefined): SiteLocale[] =>
  siteLocales.filter((locale) => locale === 'en' || translations?.includes(locale))

/** The actual language of a document's text, and all available ones. */
export function toLanguages(raw: {
  locale?: string | null
  translations?: readonly string[] | null
}): { language: SiteLocale; translations: SiteLocale[] } {
  const translations = toTranslations(raw.translations)
  return { language: translations.find((locale) => locale === raw.locale) ?? 'en', translations }
}
