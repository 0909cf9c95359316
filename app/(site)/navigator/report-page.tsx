import { getTranslations } from 'next-intl/server'
import { ReportPage } from '@/components/navigator/report-page'
import { findArea, reportTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { toAreas, joinTitles } from './areas'
import { navigatorRoute } from './navigator-route'

export const reportPage = navigatorRoute<{ service: string }, Area>({
  list: toAreas,
  find: (frame, params) => findArea(frame, params.service),
  toParams: ({ service }) => ({ service: service.slug }),
  target: reportTarget,
  describe: async ({ service }, locale) => {
    const t = await getTranslations('navigator.report')
    return {
      title: await joinTitles(service.title, t('title'), locale),
      description: t('lede'),
      translations: service.translations,
      noIndex: service.seo.noIndex,
      eyebrow: 'Navigator',
    }
  },
  render: (area, context) => <ReportPage area={area} {...context} />,
})
