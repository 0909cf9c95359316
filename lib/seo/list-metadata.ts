import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getSite } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { ListName } from './list-names'
import { buildMetadata } from './metadata'

/** Message keys of lists that differ from the route's name. */
const routeNames = { about: 'aboutUs', news: 'newsList', contact: 'contactUs' } as const

/** Title and description of a list. A filtered one has the plain list as canonical and is noindex. */
export async function listMetadata(
  list: ListName,
  locale: SiteLocale,
  options: { filtered?: boolean } = {},
): Promise<Metadata> {
  const { firmName } = await getSite(locale)
  const t = await getTranslations(list)
  return buildMetadata({
    target: {
      to:
        list in routeNames
          ? routeNames[list as keyof typeof routeNames]
          : (list as Exclude<ListName, keyof typeof routeNames>),
    },
    locale,
    title: t('title'),
    description: t('description', { firm: firmName }),
    firmName,
    noIndex: list === 'search' || options.filtered,
  })
}
