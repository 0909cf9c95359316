import type { Locale } from '@law-firm/contract/locales'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import type { SearchSettings } from '@/lib/search/settings'

export type SuggestionOptions = {
  inputId: string
  settings: SearchSettings
  prefix: string
  texts: { label: string; types: Record<string, string> }
}

export type PermissionsTexts = { failed: string; retry: string; code: string }

export type AccountMenuTexts = {
  label: string
  texts: PermissionsTexts & { none: string; close: string }
  products: { label: string; href: string }
}

export type ConsentTexts = Record<
  | 'title'
  | 'text'
  | 'refused'
  | 'accept'
  | 'reject'
  | 'choose'
  | 'save'
  | 'close'
  | 'preferences'
  | 'necessary'
  | 'necessaryText'
  | 'analytics'
  | 'analyticsText'
  | 'marketing'
  | 'marketingText',
  string
> & { policy: { label: string; href: string } | null }

/** What controls of every page need once they are used; null where a site has no such control. */
export type ControlSettings = {
  stars: FavouriteSettings | null
  suggestions: SuggestionOptions | null
  account: AccountMenuTexts | null
  consent: ConsentTexts
}

/** The address of a language's settings. */
export const toControlsHref = (locale: Locale): string => `/api/controls/${locale}.json`
