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
import { SelectField, TextField } from '@/components/ui/field'
import { RouteLink } from '@/components/ui/route-link'
import styles from './favourite-filters.module.css'
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
      <TextField type="search" name="q" label={t('words')} defaultValue={filter.q} />
      <SelectField
        name="kind"
        label={t('kind')}
        any={t('allKinds')}
        defaultValue={filter.kind ?? ''}
        options={kinds.map((value) => ({ value, label: member(`kinds.${value}`) }))}
      />
      <SelectField
        name="folder"
        label={t('folder')}
        any={t('allFolders')}
        defaultValue={filter.folder ?? ''}
        options={[
          ...folders.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'none', label: t('noFolder') },
        ]}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        defaultValue={filter.sort}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
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
