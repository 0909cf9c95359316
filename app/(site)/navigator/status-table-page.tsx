import { getTranslations } from 'next-intl/server'
import { StatusTablePage } from '@/components/navigator/status-table-page'
import {
  findJurisdiction,
  statusTableTarget,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import { toJurisdictionParams, toJurisdictions, type JurisdictionParams } from './jurisdictions'
import { navigatorRoute } from './navigator-route'

export const statusTablePage = navigatorRoute<JurisdictionParams, JurisdictionArea>({
  list: toJurisdictions,
  find: findJurisdiction,
  toParams: toJurisdictionParams,
  target: (area) => statusTableTarget(area, area.place),
  describe: async ({ service, place }) => {
    const t = await getTranslations('navigator')
    return {
      title: t('statusTableOf', { place: place.title, service: service.title }),
      description: t('statusTableText', { place: place.title }),
      translations: place.translations,
      noIndex: place.seo.noIndex,
      eyebrow: 'Navigator',
    }
  },
  render: (area, context) => <StatusTablePage area={area} {...context} />,
})
