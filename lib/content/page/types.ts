import type { SiteLocale } from '@/lib/i18n/locales'

/** The kinds of pages that editors write, by the content service's collections. */
export type PageType = 'about' | 'careers' | 'legal' | 'feature' | 'product' | 'marketing'

/** A page as the tree of its kind knows it: enough for links, contents trees, the site map and the sitemap. */
export type PageNode = {
  type: PageType
  id: number
  slug: string
  title: string
  summary: string
  /** The language the text is really in, and those it can be read in. */
  language: SiteLocale
  translations: SiteLocale[]
  parent: number | null
  order: number
  /** ISO date and time. */
  updatedAt: string
  noIndex: boolean
  /** First word of the address of a feature or a product. */
  root: string | null
  /** Where a marketing page stands. */
  area: MarketingArea | null
  vacancy: Vacancy | null
  /** When a legal page comes into force, ISO. */
  effectiveOn: string | null
}

export type MarketingArea =
  'root' | 'features' | 'products' | 'navigator' | 'thank_you' | 'contact_us'

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
