import { getBrochure } from '@/lib/brochure/get-brochure'
import { cacheControl } from '@/lib/cache/lifetimes'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { isGraduateLocale } from '@law-firm/contract/locales'

type Context = { params: Promise<{ locale: string }> }

/** The graduate brochure of a country as PDF, generated from its pages. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  try {
    const brochure = isGraduateLocale(locale) ? await getBrochure(locale) : null
    if (!brochure)
      return new Response('There is no such brochure.', {
        status: 404,
        headers: { 'cache-control': 'no-store' },
      })
    const { name, file } = brochure
    return new Response(file, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': cacheControl.feed,
      },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The brochure cannot be made right now.')
  }
}
