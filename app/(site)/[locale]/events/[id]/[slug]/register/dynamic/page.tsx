import { notFound } from 'next/navigation'
import { CancelPage } from '@/components/events/cancel-page'
import { postToInbox } from '@/lib/forms/inbox'
import { toSiteLocale, type DocumentParams } from '@/lib/i18n/params'
import { registerMetadata } from '@/app/(site)/register-metadata'

type Props = DocumentParams & {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = registerMetadata

/** Target of the cancellation link in mails. It requires a confirmation, because mail scanners open links. */
export default async function Page({ params, searchParams }: Props) {
  const locale = await toSiteLocale(params)
  const token = [(await searchParams).cancel].flat()[0] ?? ''
  const { response } = await postToInbox('registrations/cancel', {
    token: token.slice(0, 100),
    look: true,
  })
  if (!response) notFound()
  return <CancelPage event={response.event} state={response.state} token={token} locale={locale} />
}
