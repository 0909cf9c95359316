import { RegisterPage } from '@/components/events/register-page'
import { idPage } from '@/app/(site)/document-page'
import { registerDocument } from './register-document'

const { generateStaticParams, generateMetadata, Page } = idPage({
  ...registerDocument,
  render: (event, locale) => <RegisterPage event={event} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
