import 'server-only'
import { toContentLocale } from '../content/shared/content-locale'
import { queryContent } from '../graphql/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Member } from '../session/server'
import type { Folder, Favourite } from './filter-favourites'
import { favouritesQuery } from './queries'

/** All favourites of the member, and the folders by name. @throws ContentUnavailableError */
export async function getFavourites(
  { accessToken }: Pick<Member, 'accessToken'>,
  locale: SiteLocale,
): Promise<{ favourites: Favourite[]; folders: Folder[] }> {
  const data = await queryContent(
    favouritesQuery,
    { locale: toContentLocale(locale) },
    { bearer: accessToken },
  )
  const favourites = (data.Favourites?.docs ?? []).map(
    ({
      id,
      kind,
      document,
      title,
      summary,
      path,
      note,
      savedAt,
      changed,
      unavailable,
      locked,
      folder,
    }) => ({
      id,
      kind,
      document,
      path,
      title: title ?? '',
      summary: summary ?? '',
      note: note ?? '',
      savedAt: savedAt ?? '',
      changed: changed ?? false,
      unavailable: unavailable ?? false,
      locked: locked ?? false,
      folder: folder?.id ?? null,
    }),
  )
  return {
    favourites,
    folders: (data.FavouriteFolders?.docs ?? []).map(({ id, name }) => ({ id, name })),
  }
}
