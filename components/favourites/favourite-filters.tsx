import { getTranslations } from 'next-intl/server'
import { favouriteKinds } from '@law-firm/contract/favourites'
import {
  isFiltered,
  sorts,
  type Folder,
  type Favourite,
  type ListFilter,
} from '@/lib/favourites/filter-favourites'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { RouteLink } from '@/components/ui/route-link'
import styles from './favourite-filters.module.css'
import field from '@/components/ui/field.module.css'
import button from '@/components/ui/button.module.css'

/** Search, type, folder and sort order as a GET form, so that every filtered list has a URL. */
export async function FavouriteFilters({
  locale,
  favourites,
  folders,
  filter,
}: {
  locale: SiteLocale
  favourites: Favourite[]
  folders: Folder[]
  filter: ListFilter
}) {
  const t = await getTranslations('favourites.list')
  const member = await getTranslations('member')
  const kinds = favouriteKinds.filter(
    (kind) => kind === filter.kind || favourites.some((favourite) => favourite.kind === kind),
  )
  return (
    <form
      className={styles.filters}
      action={toHref({ to: 'favourites' }, locale)}
      role="search"
      aria-label={t('filter')}
    >
      <label className={field.field}>
        <span>{t('words')}</span>
        <input type="search" name="q" defaultValue={filter.q} maxLength={100} />
      </label>
      <label className={field.field}>
        <span>{t('kind')}</span>
        <select name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{t('allKinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {member(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={field.field}>
        <span>{t('folder')}</span>
        <select name="folder" defaultValue={filter.folder ?? ''}>
          <option value="">{t('allFolders')}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">{t('noFolder')}</option>
        </select>
      </label>
      <label className={field.field}>
        <span>{t('sort')}</span>
        <select name="sort" defaultValue={filter.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button className={button.primary} type="submit">
        {t('apply')}
      </button>
      {isFiltered(filter) ? (
        <RouteLink target={{ to: 'favourites' }} locale={locale}>
          {t('showAll')}
        </RouteLink>
      ) : null}
    </form>
  )
}
