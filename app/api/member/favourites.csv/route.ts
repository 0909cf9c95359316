import { NextResponse, type NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env/env'
import { toCsv } from '@/lib/favourites/csv'
import { getFavourites } from '@/lib/favourites/get-favourites'
import { applyFilter, parseFilter } from '@/lib/favourites/filter-favourites'
import { isSiteLocale, toPrefix } from '@law-firm/contract/locales'
import { respondToMember } from '@/lib/member/member-response'

/** `GET /api/member/favourites.csv?locale=` with the filters of the page: favourites as CSV. */
export const GET = ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> =>
  respondToMember(async (member) => {
    const requestedLocale = searchParams.get('locale') ?? ''
    const locale = isSiteLocale(requestedLocale) ? requestedLocale : 'en'
    const t = await getTranslations({ locale, namespace: 'favourites.csv' })
    const kinds = await getTranslations({ locale, namespace: 'member.kinds' })
    const { favourites: kept, folders } = await getFavourites(member, locale)
    const names = new Map(folders.map(({ id, name }) => [id, name]))
    const rows = applyFilter(
      kept,
      parseFilter((name) => searchParams.get(name) ?? undefined),
      locale,
    ).map((favourite) => [
      kinds(favourite.kind),
      favourite.title,
      favourite.path && !favourite.unavailable
        ? env.SITE_URL + toPrefix(locale) + favourite.path
        : '',
      names.get(favourite.folder ?? 0) ?? '',
      favourite.note,
      favourite.savedAt.slice(0, 10),
      favourite.changed ? t('yes') : '',
      favourite.unavailable ? t('yes') : '',
    ])
    const head = [
      t('kind'),
      t('title'),
      t('address'),
      t('folder'),
      t('note'),
      t('saved'),
      t('changed'),
      t('gone'),
    ]
    return new NextResponse(toCsv([head, ...rows]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="favourites.csv"',
        'x-content-type-options': 'nosniff',
      },
    })
  })
