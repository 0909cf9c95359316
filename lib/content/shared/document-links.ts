import type { LinkTarget } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'
import { getFragment, graphql, type FragmentType } from '@/lib/graphql/generated'
import {
  OfficeLinkFragmentDoc,
  SectorLinkFragmentDoc,
  ServiceLinkFragmentDoc,
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

export function toServiceLink(masked: FragmentType<typeof ServiceLinkFragmentDoc>): DocumentLink {
  const service = getFragment(ServiceLinkFragmentDoc, masked)
  return {
    id: service.id,
    slug: service.slug ?? '',
    label: service.title ?? '',
    target: { to: 'service', params: { slugs: toSlugs(service) } },
  }
}

export function toSectorLink(masked: FragmentType<typeof SectorLinkFragmentDoc>): DocumentLink {
  const sector = getFragment(SectorLinkFragmentDoc, masked)
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

export function toOfficeLink(masked: FragmentType<typeof OfficeLinkFragmentDoc>): DocumentLink {
  const office = getFragment(OfficeLinkFragmentDoc, masked)
  return {
    id: office.id,
    slug: office.slug ?? '',
    label: office.name ?? '',
    target: { to: 'office', params: { slug: office.slug ?? '' } },
  }
}

type RawCountry = { id: number; slug?: string | null; name?: string | null }

export const toCountryLink = ({ id, slug, name }: RawCountry): DocumentLink => ({
  id,
  slug: slug ?? '',
  label: name ?? '',
  target: { to: 'location', params: { slug: slug ?? '' } },
})
