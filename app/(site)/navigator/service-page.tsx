import { getTranslations } from 'next-intl/server'
import { ServicePage } from '@/components/navigator/service-page'
import { findArea, serviceTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { toAreas, joinTitles } from './areas'
import { navigatorRoute } from './navigator-route'

export const servicePage = navigatorRoute<{ service: string }, Area>({
  list: toAreas,
  find: (frame, params) => findArea(frame, params.service),
  toParams: ({ service }) => ({ service: service.slug }),
  target: (area) => serviceTarget(area),
  // The service's title alone may equal a practice's title.
  describe: async ({ service }, locale) => ({
    title:
      service.seo.title ??
      (await joinTitles(
        service.title,
        (await getTranslations({ locale, namespace: 'navigator' }))('title'),
        locale,
      )),
    description: service.seo.description ?? service.summary,
    translations: service.translations,
    noIndex: service.seo.noIndex,
    eyebrow: 'Navigator',
  }),
  render: (area, context) => <ServicePage area={area} {...context} />,
})
