import { loadFile } from '@/components/ui/file-store.client'
import type { ControlSettings } from '@/lib/controls/settings'
import { followLinks } from './links.client'
import { listenForPageActions } from './page-actions.client'

/** What is said when a control cannot load what it needs. */
export type Failure = { text: string; close: string }

let currentSource: string | null = null
let currentFailure: Failure | null = null

/**
 * Lazy-loaded after hydration, as most visits need none of it: search suggestions (on focus), the favourites
 * controller (on a press, or with stored state), client-side navigation, and actions of pages.
 *
 * @param source of the settings of stars and suggestions; null where a site has neither
 * @param failure for controls that cannot load their settings, which dispatch `controls:failed` at the window
 * @param router of the application
 */
export function init(
  source: string | null,
  failure: Failure,
  router: Parameters<typeof followLinks>[0],
): void {
  followLinks(router)
  listenForPageActions()
  document.addEventListener('click', onClick) // adding the same listener twice has no effect
  window.addEventListener('controls:failed', onFailure)
  currentSource = source
  currentFailure = failure
  if (!source) return
  loadSuggestionsOnFocus(source)
  if (hasStoredState())
    loadStars(source).then(
      ([controller, settings]) => settings && controller.init(settings),
      () => {}, // stars show no state until one is pressed
    )
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

const onFailure = () =>
  void import('../ui/toast.client').then(
    ({ showToast }) => currentFailure && showToast(currentFailure),
  )

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const star = event.target.closest<HTMLElement>('[data-favourite]')
  if (star && currentSource)
    loadStars(currentSource).then(
      ([controller, settings]) => settings && controller.press(star, settings),
      onFailure,
    )
}

/** The header's search field; without a search engine its form is all there is. */
function loadSuggestionsOnFocus(source: string): void {
  const input = document.getElementById('header-search')
  const load = async () => {
    try {
      const [{ suggest }, { suggestions }] = await Promise.all([
        import('../search/suggest.client'),
        loadFile<ControlSettings>(source),
      ])
      if (suggestions) suggest(suggestions)
    } catch {
      listen() // the form works without them
    }
  }
  const listen = () => input?.addEventListener('focus', () => void load(), { once: true })
  if (input && input === document.activeElement) void load()
  else listen()
}
