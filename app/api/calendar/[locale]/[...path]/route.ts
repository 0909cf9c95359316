import { getTranslations } from 'next-intl/server'
import { cacheControl } from '@/lib/cache/lifetimes'
import { getCalendar } from '@/lib/calendar/get-calendar'
import { calendarType, toCalendar } from '@/lib/calendar/to-calendar'
import { getSite } from '@/lib/content/site/get-site'
import { env } from '@/lib/env/env'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { isSiteLocale } from '@law-firm/contract/locales'

type Context = { params: Promise<{ locale: string; path: string[] }> }

/**
 * `/api/calendar/en/all.ics`: subscription with the filters of the event list.
 * `/api/calendar/en/{id}/{slug}.ics`: one event.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params
  const [first = '', file] = path
  const id =
    /^[1-9]\d{0,9}$/.test(first) && file?.endsWith('.ics') && path.length === 2
      ? Number(first)
      : null
  if (!isSiteLocale(locale) || (id === null && (first !== 'all.ics' || path.length > 1)))
    return missing()
  try {
    const { firmName } = await getSite(locale)
    const types = await getTranslations({ locale, namespace: 'types' })
    const entries = await getCalendar(
      locale,
      Object.fromEntries(new URL(request.url).searchParams),
      id ?? undefined,
    )
    if (id !== null && entries.length === 0) return missing()
    const body = toCalendar(entries, {
      name: `${firmName}: ${types('event')}`,
      host: new URL(env.SITE_URL).hostname,
      firmName,
      ...(id === null ? { refreshHours: 6 } : {}),
    })
    return new Response(body, {
      headers: {
        'content-type': calendarType,
        'content-disposition': `${id === null ? 'inline' : 'attachment'}; filename="${id === null ? 'events' : `event-${id}`}.ics"`,
        'cache-control': cacheControl.feed,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The calendar cannot be made right now.')
  }
}

const missing = () =>
  new Response('There is no such calendar.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
