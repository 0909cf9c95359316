import { RegionPage } from '@/components/navigator/region-page'
import {
  findRegion,
  regionTarget,
  type RegionArea,
} from '@/lib/content/navigator/navigator-structure'
import { toAreas, joinTitles } from './areas'
import { navigatorRoute } from './navigator-route'

export const regionPage = navigatorRoute<{ service: string; region: string }, RegionArea>({
  list: (frame) =>
    toAreas(frame).flatMap((area) => area.regions.map((region) => ({ ...area, region }))),
  find: findRegion,
  toParams: ({ service, region }) => ({ service: service.slug, region: region.slug }),
  target: (area) => regionTarget(area, area.region),
  describe: async ({ service, region }, locale) => ({
    title: await joinTitles(service.title, region.title, locale),
    description: region.summary,
    translations: region.translations,
    eyebrow: 'Navigator',
  }),
  render: (area, context) => <RegionPage area={area} {...context} />,
})
