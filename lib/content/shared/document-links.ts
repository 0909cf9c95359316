import type { LinkTarget } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'
import { graphql } from '@/lib/graphql/generated'
import type {
  OfficeLinkFragment,
  SectorLinkFragment,
  ServiceLinkFragment,
} from '@/lib/graphql/generated/graphql'

graphql(`
  fragment ServiceLink on ServiceInfo {
    id
    slug
    title
    parentChildPages {
      slug
    }
  }
`)

graphql(`
  fragment SectorLink on SectorInfo {
    id
    slug
    title
    parentChildPages {
      slug
    }
  }
`)

graphql(`
  fragment OfficeLink on OfficeInfo {
    id
    slug
    name
  }
`)

/** A link to a document with its label. */
export type DocumentLink = { id: number; slug: string; label: string; target: LinkTarget }

/** Sectors with a route of their own (specification). */
export const namedSectors: Record<string, RouteName> = {
  'financial-institutions': 'financialInstitutions',
  'life-sciences': 'lifeSciences',
  tmt: 'tmt',
  'asset-management-and-investment-funds': 'assetManagement',
}

type Tree = { slug?: string | null; parentChildPages?: { slug?: string | null }[] | null }

const toSlugs = ({ slug, parentChildPages }: Tree): string[] =>
  [...(parentChildPages ?? []).map((page) => page.slug), slug].filter((item): item is string =>
    Boolean(item),
  )

export const toServiceLink = (service: ServiceLinkFragment): DocumentLink => ({
  id: service.id,
  slug: service.slug ?? '',
  label: service.title ?? '',
  target: { to: 'service', params: { slugs: toSlugs(service) } },
})

export const toSectorLink = (sector: SectorLinkFragment): DocumentLink => {
  const named = Object.hasOwn(namedSectors, sector.slug ?? '')
    ? namedSectors[sector.slug ?? '']
    : undefined
  return {
    id: sector.id,
    slug: sector.slug ?? '',
    label: sector.title ?? '',
    target: named ? { to: named } : { to: 'sector', params: { slugs: toSlugs(sector) } },
  }
}

export const toOfficeLink = (office: OfficeLinkFragment): DocumentLink => ({
  id: office.id,
  slug: office.slug ?? '',
  label: office.name ?? '',
  target: { to: 'office', params: { slug: office.slug ?? '' } },
})
