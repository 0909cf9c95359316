import { JurisdictionPage } from '@/components/navigator/jurisdiction-page'
import {
  findJurisdiction,
  jurisdictionTarget,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import { joinTitles } from './areas'
import { toJurisdictions, toJurisdictionParams, type JurisdictionParams } from './jurisdictions'
import { navigatorRoute } from './navigator-route'

export const jurisdictionPage = navigatorRoute<JurisdictionParams, JurisdictionArea>({
  list: toJurisdictions,
  find: findJurisdiction,
  toParams: toJurisdictionParams,
  target: (area) => jurisdictionTarget(area, area.place),
  describe: async ({ service, place }, locale) => ({
    title: place.seo.title ?? (await joinTitles(service.title, place.title, locale)),
    description: place.seo.description ?? place.summary,
    translations: place.translations,
    noIndex: place.seo.noIndex,
    eyebrow: 'Navigator',
  }),
  render: (area, context) => <JurisdictionPage area={area} {...context} />,
})
