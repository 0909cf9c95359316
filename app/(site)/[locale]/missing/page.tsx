import { MissingPage } from '@/components/layout/missing-page'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'

export { generateMetadata } from '../not-found'

/** The middleware rewrites unknown URLs to this page, with status 404. */
export default async function Page({ params }: LocaleParams) {
  return <MissingPage locale={await toSiteLocale(params)} />
}
