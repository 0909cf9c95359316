import type { FavouriteSettings } from '@/lib/favourites/settings'
import type { SearchSettings } from '@/lib/search/settings'
import { followLinks } from './links.client'
import { listenForPageActions } from './page-actions.client'

export type SuggestionOptions = {
  inputId: string
  settings: SearchSettings
  prefix: string
  texts: { label: string; types: Record<string, string> }
}

let currentStarSettings: FavouriteSettings | null = null

/**
 * Lazy-loaded after hydration, as most visits need none of it: search suggestions (on focus), the favourites
 * controller (on a press, or with stored state), client-side navigation, and actions of pages.
 *
 * @param search where the page has a search field
 * @param starSettings where the page has stars
 * @param router of the application
 */
export function init(
  search: SuggestionOptions | null,
  starSettings: FavouriteSettings | null,
  router: Parameters<typeof followLinks>[0],
): void {
  if (search) loadSuggestionsOnFocus(search)
  followLinks(router)
  listenForPageActions()
  document.addEventListener('click', onClick) // adding the same listener twice has no effect
  currentStarSettings = starSettings
  try {
    if (
      starSettings &&
      (localStorage['favourites:1'] ||
        localStorage[`${starSettings.signIn?.audience}:authenticated`])
    )
      void loadStars().then((controller) => controller.init(starSettings))
  } catch {} // storage is denied: there is no stored state
}

const loadStars = () => import('../favourites/favourites-controller.client')

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const star = event.target.closest<HTMLElement>('[data-favourite]')
  if (star && currentStarSettings)
    void loadStars().then(
      (controller) => currentStarSettings && controller.press(star, currentStarSettings),
    )
}

function loadSuggestionsOnFocus(search: SuggestionOptions): void {
  const input = document.getElementById(search.inputId)
  const load = () => void import('../search/suggest.client').then(({ suggest }) => suggest(search))
  if (input && input === document.activeElement) load()
  else input?.addEventListener('focus', load, { once: true })
}
