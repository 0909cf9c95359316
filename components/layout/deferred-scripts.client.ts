import type { FavouriteSettings } from '@/lib/favourites/settings'
import type { SearchSettings } from '@/lib/search/settings'

export type SuggestionOptions = {
  inputId: string
  settings: SearchSettings
  prefix: string
  texts: { label: string; types: Record<string, string> }
}

let currentStarSettings: FavouriteSettings | null = null
let navigate: (href: string) => void

/**
 * Lazy-loaded after hydration, as most visits need none of it: search suggestions (on focus), the favourites
 * controller (on a press, or with stored state), and client-side navigation for `components/ui/link.tsx`.
 *
 * @param search where the page has a search field
 * @param starSettings where the page has stars
 * @param push `push` of the router
 */
export function init(
  search: SuggestionOptions | null,
  starSettings: FavouriteSettings | null,
  push: (href: string) => void,
): void {
  if (search) loadSuggestionsOnFocus(search)
  document.addEventListener('click', onClick) // adding the same listener twice has no effect
  currentStarSettings = starSettings
  navigate = push
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
  const link = event.target.closest('a')
  if (
    link?.closest('[data-links]') &&
    !link.target &&
    link.origin === location.origin &&
    isPlain(event)
  ) {
    event.preventDefault()
    navigate(link.href.slice(location.origin.length))
  }
}

/** Not with a modifier key, another button, or after `preventDefault`. */
const isPlain = ({
  defaultPrevented,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

function loadSuggestionsOnFocus(search: SuggestionOptions): void {
  const input = document.getElementById(search.inputId)
  const load = () => void import('../search/suggest.client').then(({ suggest }) => suggest(search))
  if (input && input === document.activeElement) load()
  else input?.addEventListener('focus', load, { once: true })
}
