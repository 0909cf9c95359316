import { loadFile } from '@/components/ui/file-store.client'
import type { ControlSettings } from '@/lib/controls/settings'
import { followLinks } from './links.client'
import { listenForPageActions } from './page-actions.client'

let currentSource: string | null = null

/**
 * Lazy-loaded after hydration, as most visits need none of it: search suggestions (on focus), the favourites
 * controller (on a press, or with stored state), client-side navigation, and actions of pages.
 *
 * @param source of the settings of stars and suggestions; null where a site has neither
 * @param router of the application
 */
export function init(source: string | null, router: Parameters<typeof followLinks>[0]): void {
  followLinks(router)
  listenForPageActions()
  document.addEventListener('click', onClick) // adding the same listener twice has no effect
  currentSource = source
  if (!source) return
  loadSuggestionsOnFocus(source)
  if (hasStoredState())
    void loadStars(source).then(([controller, settings]) => settings && controller.init(settings))
}

/** Whether this browser has favourites or a session, whose state the stars of a page show. */
function hasStoredState(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key === 'favourites:1' || key.endsWith(':authenticated'),
    )
  } catch {
    return false // storage is denied: there is no stored state
  }
}

const loadStars = (source: string) =>
  Promise.all([
    import('../favourites/favourites-controller.client'),
    loadFile<ControlSettings>(source).then(({ stars }) => stars),
  ])

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const star = event.target.closest<HTMLElement>('[data-favourite]')
  if (star && currentSource)
    void loadStars(currentSource).then(
      ([controller, settings]) => settings && controller.press(star, settings),
    )
}

/** The header's search field; without a search engine its form is all there is. */
function loadSuggestionsOnFocus(source: string): void {
  const input = document.getElementById('header-search')
  const load = async () => {
    const [{ suggest }, { suggestions }] = await Promise.all([
      import('../search/suggest.client'),
      loadFile<ControlSettings>(source),
    ])
    if (suggestions) suggest(suggestions)
  }
  if (input && input === document.activeElement) void load()
  else input?.addEventListener('focus', () => void load(), { once: true })
}
