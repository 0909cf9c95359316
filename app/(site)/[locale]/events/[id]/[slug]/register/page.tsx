import { notFound, permanentRedirect } from 'next/navigation'
import { RegisterPage } from '@/components/events/register-page'
import { getEvent } from '@/lib/content/event/get-event'
import { toDocumentParams, toSiteLocale, type DocumentParams } from '@/lib/i18n/params'
import { hrefOf } from '@/lib/routes/href'
import { registerMetadata } from '@/app/(site)/register-metadata'

export const generateStaticParams = () => []

export const generateMetadata = registerMetadata

export default async function Page({ params }: DocumentParams) {
  const locale = await toSiteLocale(params)
  const { id, slug } = await toDocumentParams(params)
  const event = id ? await getEvent(id, locale) : null
  if (!event) notFound()
  if (event.slug !== slug)
    permanentRedirect(
      hrefOf({ to: 'eventRegister', params: { id: event.id, slug: event.slug } }, locale),
    )
  return <RegisterPage event={event} locale={locale} />
}
