import type { Titled } from '../shared/titled'

/** The page types, by the content service's collections. */
export type PageType = 'about' | 'careers' | 'legal' | 'feature' | 'product' | 'marketing'

/** A page in its tree: the data for links, contents trees, site map and sitemap. */
export type PageNode = Titled & {
  type: PageType
  parent: number | null
  order: number
  noIndex: boolean
  /** First path segment of a feature or product. */
  root: string | null
  /** The area of a marketing page. */
  area: MarketingArea | null
  vacancy: Vacancy | null
  /** The effective date of a legal page, ISO 8601. */
  effectiveOn: string | null
}

export type MarketingArea =
  | 'root'
  | 'features'
  | 'products'
  | 'navigator'
  | 'thank_you'
  | 'contact_us'

export type Vacancy = {
  office: {
    id: number
    slug: string
    label: string
    address: string[]
    isoCode: string | null
  } | null
  practice: { id: number; slug: string; label: string } | null
  contract: 'permanent' | 'fixed_term' | 'part_time' | null
  /** ISO dates. */
  postedOn: string | null
  closesOn: string | null
  applyUrl: string | null
}
