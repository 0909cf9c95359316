import { navigatorTrail } from '@/components/navigator/navigator-trail'
import { EditorialPage } from '@/components/pages/editorial-page'
import { findArea, marketingTarget } from '@/lib/content/navigator/navigator-structure'
import { getStructure, getPublishedStructure } from '@/lib/content/navigator/get-structure'
import { getPage } from '@/lib/content/page/get-page'
import { documentPage } from '../../../../../../document-page'

/** A marketing page has a URL below each service that links it. */
const { generateStaticParams, generateMetadata, Page } = documentPage({
  getParams: async () =>
    (await getPublishedStructure('en')).services.flatMap((service) =>
      service.marketing.map(({ slug }) => ({ service: service.slug, slug })),
    ),
  find: async ({ service, slug }, locale) => {
    const area = findArea(await getStructure(locale), service)
    const entry = area?.service.marketing.find((candidate) => candidate.slug === slug)
    const page = entry ? await getPage('marketing', entry.id, locale) : null
    return area && page ? { area, page } : null
  },
  toTarget: ({ area, page }) => marketingTarget(area, page),
  describe: ({ page }) => page,
  render: async ({ area, page }, locale, site) => (
    <EditorialPage
      page={page}
      target={marketingTarget(area, page)}
      locale={locale}
      site={site}
      trail={await navigatorTrail(area)}
    />
  ),
})

export { generateMetadata, generateStaticParams }
export default Page
