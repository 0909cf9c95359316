import { NextResponse, type NextRequest } from 'next/server'
import { getSite } from '@/lib/content/site/get-site'
import { getFavourites } from '@/lib/favourites/get-favourites'
import { applyFilter, parseFilter } from '@/lib/favourites/filter-favourites'
import { isSiteLocale } from '@law-firm/contract/locales'
import { respondToMember } from '@/lib/member/member-response'
import { getContacts } from '@/lib/member/feed'
import { getPeople } from '@/lib/member/people'
import { buildVcard } from '@/lib/vcard/vcard'

/**
 * `GET /api/member/contacts.vcf?locale=`: vCards of the saved people, with the filters of the favourites;
 * `met` adds the speakers of attended events.
 */
export const GET = ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> =>
  respondToMember(async (member) => {
    const requestedLocale = searchParams.get('locale') ?? ''
    const locale = isSiteLocale(requestedLocale) ? requestedLocale : 'en'
    const { favourites: kept } = await getFavourites(member, locale)
    const saved = applyFilter(
      kept,
      { ...parseFilter((name) => searchParams.get(name) ?? undefined), kind: 'contact' },
      locale,
    ).map(({ document }) => document)
    const met = searchParams.has('met')
      ? (await getContacts(member, locale)).met.map(({ id }) => id)
      : []
    const people = await getPeople([...saved, ...met], locale)
    const { firmName: organisation } = await getSite(locale)
    const body = [...people.values()]
      .map(({ vcard }) => buildVcard({ ...vcard, organisation }))
      .join('')
    return new NextResponse(body, {
      headers: {
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': 'attachment; filename="contacts.vcf"',
        'x-content-type-options': 'nosniff',
      },
    })
  })
