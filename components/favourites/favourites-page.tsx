import { getTranslations } from 'next-intl/server'
import { getMemberFormProps } from '@/components/members/member-form-texts'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { RouteLink } from '@/components/ui/route-link'
import {
  applyFilter,
  isFiltered,
  pageSize,
  toQuery,
  type Folder,
  type Favourite,
  type ListFilter,
} from '@/lib/favourites/filter-favourites'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { FavouriteFilters } from './favourite-filters'
import { FavouriteRow } from './favourite-row'
import { FavouritesBoard } from './favourites-board.client'
import { FolderPanel } from './folder-panel'
import styles from './favourites-page.module.css'
import typography from '@/components/ui/typography.module.css'
import favouriteRow from './favourite-row.module.css'
import button from '@/components/ui/button.module.css'
import actions from '@/components/ui/actions.module.css'
import memberList from '@/components/members/member-list.module.css'

type FavouritesPageProps = {
  locale: SiteLocale
  favourites: Favourite[]
  folders: Folder[]
  filter: ListFilter
}

/** A member's favourites: filters, notes, folders, and exports as CSV and vCard. */
export async function FavouritesPage({ locale, favourites, folders, filter }: FavouritesPageProps) {
  const t = await getTranslations('favourites.list')
  const matches = applyFilter(favourites, filter, locale)
  const pages = Math.max(1, Math.ceil(matches.length / pageSize))
  const page = Math.min(filter.page, pages)
  const { address, signInAddress, texts } = await getMemberFormProps('favourites', locale)
  const board = {
    removed: t('removed'),
    undo: t('undo'),
    restored: t('restored'),
    unavailable: texts.unavailable,
    signedOut: texts.signedOut,
    signIn: texts.signIn,
  }
  return (
    <FavouritesBoard address={address} signInAddress={signInAddress} texts={board}>
      {favourites.length > 0 ? (
        <FavouriteFilters
          locale={locale}
          favourites={favourites}
          folders={folders}
          filter={filter}
        />
      ) : null}
      <div className={styles.bar}>
        <p className={typography.meta} role="status">
          {t('count', { count: matches.length })}
        </p>
        {matches.length > 0 ? (
          <Exports
            locale={locale}
            filter={filter}
            hasPeople={matches.some(({ kind, unavailable }) => kind === 'contact' && !unavailable)}
          />
        ) : null}
      </div>
      <FavouriteList
        locale={locale}
        matches={matches.slice((page - 1) * pageSize, page * pageSize)}
        folders={folders}
        hasFilter={isFiltered(filter)}
      />
      <FavouritePages locale={locale} filter={filter} page={page} pages={pages} />
      <FolderPanel locale={locale} folders={folders} favourites={favourites} />
    </FavouritesBoard>
  )
}

async function FavouriteList({
  locale,
  matches,
  folders,
  hasFilter,
}: {
  locale: SiteLocale
  matches: Favourite[]
  folders: Folder[]
  hasFilter: boolean
}) {
  const t = await getTranslations('favourites.list')
  if (matches.length > 0)
    return (
      <ul className={favouriteRow.list} data-live>
        {matches.map((favourite) => (
          <FavouriteRow
            key={favourite.id}
            favourite={favourite}
            folders={folders}
            locale={locale}
          />
        ))}
      </ul>
    )
  if (hasFilter)
    return (
      <EmptyState title={t('nothingFound')} text={t('nothingFoundText')}>
        <RouteLink className={button.ghost} target={{ to: 'favourites' }} locale={locale}>
          {t('showAll')}
        </RouteLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('empty')} text={t('emptyText')}>
      <div className={actions.row}>
        <RouteLink className={button.primary} target={{ to: 'insights' }} locale={locale}>
          {t('toInsights')}
        </RouteLink>
        <RouteLink className={button.ghost} target={{ to: 'people' }} locale={locale}>
          {t('toPeople')}
        </RouteLink>
      </div>
    </EmptyState>
  )
}

/** Exports of the filtered list: CSV, and vCards of the people in it. */
async function Exports({
  locale,
  filter,
  hasPeople,
}: {
  locale: SiteLocale
  filter: ListFilter
  hasPeople: boolean
}) {
  const t = await getTranslations('favourites.list')
  const query = new URLSearchParams({ locale })
  for (const [name, value] of Object.entries(toQuery({ ...filter, page: 1 })))
    if (value) query.set(name, value)
  return (
    <p className={memberList.exports}>
      <a href={`/api/member/favourites.csv?${query}`} download>
        {t('csv')}
      </a>
      {hasPeople ? (
        <a href={`/api/member/contacts.vcf?${query}`} download>
          {t('vcf')}
        </a>
      ) : null}
    </p>
  )
}

async function FavouritePages({
  locale,
  filter,
  page,
  pages,
}: {
  locale: SiteLocale
  filter: ListFilter
  page: number
  pages: number
}) {
  const common = await getTranslations('common')
  const texts = {
    pages: common('pages'),
    previous: common('previous'),
    next: common('next'),
    pageOf: common('pageOf', { page, pages }),
    goToPage: (pageNumber: number) => common('goToPage', { page: pageNumber }),
  }
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOfPage={(pageNumber) =>
        toHref({ to: 'favourites', query: toQuery({ ...filter, page: pageNumber }) }, locale)
      }
      texts={texts}
    />
  )
}
