import {
  findJurisdiction,
  type JurisdictionArea,
  type NavigatorStructure,
} from '@/lib/content/navigator/navigator-structure'
import { toAreas } from './areas'

export const toJurisdictions = (frame: NavigatorStructure): JurisdictionArea[] =>
  toAreas(frame).flatMap((area) =>
    area.places.flatMap(
      (jurisdiction) =>
        findJurisdiction(frame, {
          service: area.service.slug,
          region: jurisdiction.region,
          slug: jurisdiction.slug,
        }) ?? [],
    ),
  )

export type JurisdictionParams = { service: string; region: string; slug: string }
export const toJurisdictionParams = ({
  service,
  region,
  place,
}: JurisdictionArea): JurisdictionParams => ({
  service: service.slug,
  region: region.slug,
  slug: place.slug,
})
