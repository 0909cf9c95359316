import { compareAddress, type CompareState } from '@/lib/navigator/comparison-query'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref, type LinkTarget } from '@/lib/routes/href'

export function compareHref(page: LinkTarget, state: CompareState, locale: SiteLocale): string {
  const query = compareAddress(state)
  return `${toHref(page, locale)}${query ? `?${query}` : ''}`
}
