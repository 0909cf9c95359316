import { getTranslations } from 'next-intl/server'
import {
  findArea,
  type Area,
  type NavigatorStructure,
} from '@/lib/content/navigator/navigator-structure'
import type { SiteLocale } from '@law-firm/contract/locales'

export const toAreas = (frame: NavigatorStructure): Area[] =>
  frame.services.flatMap(({ slug }) => findArea(frame, slug) ?? [])

/** "Data protection, Asia Pacific", with the comma of the language. */
export const joinTitles = async (
  first: string,
  second: string,
  locale: SiteLocale,
): Promise<string> =>
  (await getTranslations({ locale, namespace: 'navigator' }))('joined', { first, second })
