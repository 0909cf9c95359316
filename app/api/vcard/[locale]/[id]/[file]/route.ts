import { drawQrCode } from '@/lib/art/qr-code'
import { cacheControl } from '@/lib/cache/lifetimes'
import { prerenderLimits } from '@/lib/cache/prerender-limits'
import { getPerson } from '@/lib/content/person/get-person'
import { getDocumentPaths } from '@/lib/content/shared/get-document-paths'
import { getSite } from '@/lib/content/site/get-site'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { isSiteLocale, siteLocales } from '@law-firm/contract/locales'
import { isId } from '@/lib/routes/pattern'
import { absoluteUrl } from '@/lib/seo/metadata'
import { toCard, toShortCard } from '@/lib/vcard/to-card'
import { buildVcard, type Version } from '@/lib/vcard/vcard'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function generateStaticParams() {
  const people = await getDocumentPaths('Contact', prerenderLimits.document)
  return siteLocales.flatMap((locale) =>
    people.map(({ id, slug }) => ({ locale, id: String(id), file: `${slug}.vcf` })),
  )
}

type Context = { params: Promise<{ locale: string; id: string; file: string }> }

/**
 * A person's vCard (RFC 2426); `{slug}.v4.vcf` is one of version 4.0 (RFC 6350), and `{slug}.svg` a short one as a QR
 * code.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, id, file } = await params
  if (!isSiteLocale(locale) || !isId(id) || Number(id) > 2 ** 31 - 1) return missing()
  try {
    const person = await getPerson(Number(id), locale)
    if (!person) return missing()
    const { firmName } = await getSite(locale)
    if (file === `${person.slug}.svg`)
      return new Response(await drawQrCode(toShortCard(person, firmName)), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControl.partOfPage },
      })
    const version = versionOf(file, person.slug)
    if (!version) return missing()
    const url = absoluteUrl({ to: 'person', params: { id: person.id, slug: person.slug } }, locale)
    return new Response(buildVcard(toCard(person, url, firmName), version), {
      headers: {
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': `attachment; filename="${person.slug}.vcf"`,
        'cache-control': cacheControl.vcard,
      },
    })
  } catch (cause) {
    return unavailableResponse(
      cause,
      'The card is not available right now. Please try again in a few minutes.',
    )
  }
}

const versionOf = (file: string, slug: string): Version | null =>
  file === `${slug}.vcf` ? '3.0' : file === `${slug}.v4.vcf` ? '4.0' : null

const missing = () =>
  new Response('There is no such card.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
