import { notFound } from 'next/navigation'
import { CancelPage } from '@/components/events/cancel-page'
import { postToInbox } from '@/lib/forms/inbox'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { idPage } from '@/app/(site)/document-page'
import { registerDocument } from '../register-document'

export const generateMetadata = idPage({
  ...registerDocument,
  render: () => null,
}).generateMetadata

/** Target of the cancellation link in mails. It requires a confirmation, because mail scanners open links. */
export default async function Page({ params, searchParams }: QueryParams) {
  const locale = await toSiteLocale(params)
  const token = [(await searchParams).cancel].flat()[0] ?? ''
  const { response } = await postToInbox('registrations/cancel', {
    token: token.slice(0, 100),
    look: true,
  })
  if (!response) notFound()
  return <CancelPage event={response.event} state={response.state} token={token} locale={locale} />
}
