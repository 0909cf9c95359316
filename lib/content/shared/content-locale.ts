import type { LocaleInputType } from '@/lib/graphql/generated/graphql'
import type { Locale } from '@law-firm/contract/locales'

/** `fr-fr` to `fr_FR`, the format of the content service's schema. */
export const toContentLocale = (locale: Locale): LocaleInputType =>
  locale.replace('-', '_') as LocaleInputType
