import type { LocaleInputType } from '@/lib/graphql/generated/graphql'
import { siteLocales, type Locale, type SiteLocale } from '@/lib/i18n/locales'

/** `fr-fr` as the content service's schema writes it. */
export const toContentLocale = (locale: Locale): LocaleInputType =>
  locale.replace('-', '_') as LocaleInputType

/** The site languages in which a document has a text of its own; English always. */
export const toTranslations = (translations: readonly string[] | null | undefined): SiteLocale[] =>
  siteLocales.filter((locale) => locale === 'en' || translations?.includes(locale))
