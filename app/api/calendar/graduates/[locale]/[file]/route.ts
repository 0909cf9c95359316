import { getTranslations } from 'next-intl/server'
import { cacheControl } from '@/lib/cache/lifetimes'
import { calendarType, toDeadlineCalendar } from '@/lib/calendar/to-calendar'
import { getGraduatePages } from '@/lib/content/graduate/get-graduates'
import { toDeadlines, graduateTarget } from '@/lib/content/graduate/graduate-pages'
import { getSite } from '@/lib/content/site/get-site'
import { env } from '@/lib/env/env'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { isGraduateLocale } from '@law-firm/contract/locales'
import { absoluteUrl } from '@/lib/seo/metadata'

type Context = { params: Promise<{ locale: string; file: string }> }

/** `deadlines.ics` and `meetings.ics` of a country of the graduate site. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params
  if (!isGraduateLocale(locale) || (file !== 'deadlines.ics' && file !== 'meetings.ics'))
    return new Response('There is no such calendar.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  try {
    const { firmName } = await getSite('en')
    const t = await getTranslations({ locale, namespace: 'graduates' })
    const pages = await getGraduatePages(locale)
    const body = toDeadlineCalendar(
      file === 'deadlines.ics'
        ? toDeadlines(pages, new Date()).map(({ title, closesOn }) => ({
            title: `${t('deadlines')}: ${title}`,
            startsAt: closesOn,
            minutes: 0,
            place: null,
          }))
        : pages.flatMap(({ meetings }) => meetings),
      {
        name: `${firmName} ${t('title')}`,
        host: new URL(env.SITE_URL).hostname,
        firmName,
        url: absoluteUrl(graduateTarget(file === 'deadlines.ics' ? 'apply' : 'meet-us'), locale),
        prefix: `graduates-${locale}`,
      },
    )
    return new Response(body, {
      headers: {
        'content-type': calendarType,
        'content-disposition': `attachment; filename="${firmName.toLowerCase()}-${file}"`,
        'cache-control': cacheControl.feed,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The calendar cannot be made right now.')
  }
}
