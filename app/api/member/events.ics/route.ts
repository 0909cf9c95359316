import { NextResponse, type NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { getCalendarFor } from '@/lib/calendar/get-calendar'
import { calendarType, toCalendar } from '@/lib/calendar/to-calendar'
import { getSite } from '@/lib/content/site/get-site'
import { env } from '@/lib/env/env'
import { isSiteLocale } from '@law-firm/contract/locales'
import { respondToMember } from '@/lib/member/member-response'
import { getMeetings } from '@/lib/member/meetings'

/** `GET /api/member/events.ics?locale=`: the member's upcoming registrations as a calendar. */
export const GET = ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> =>
  respondToMember(async (member) => {
    const requestedLocale = searchParams.get('locale') ?? ''
    const locale = isSiteLocale(requestedLocale) ? requestedLocale : 'en'
    const { registered } = await getMeetings(member, locale)
    const { firmName } = await getSite(locale)
    const t = await getTranslations({ locale, namespace: 'types' })
    const entries = await getCalendarFor(
      registered.map(({ id }) => id),
      locale,
    )
    const body = toCalendar(entries, {
      name: `${firmName}: ${t('event')}`,
      host: new URL(env.SITE_URL).hostname,
      firmName,
    })
    return new NextResponse(body, {
      headers: {
        'content-type': calendarType,
        'content-disposition': 'attachment; filename="events.ics"',
        'x-content-type-options': 'nosniff',
      },
    })
  })
