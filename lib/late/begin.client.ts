import type { StarSettings } from '../favourites/settings'
import type { SearchSettings } from '../search/settings'

export type Suggesting = { inputId: string; settings: SearchSettings; prefix: string; texts: { label: string; types: Record<string, string> } }

let stars: StarSettings | undefined

/**
 * What every page may need a script for, and few visits do: loaded by itself once the page stands, so that no page waits
 * for it. Suggestions come when somebody is about to type; the stars' work when one is pressed, or there is something to
 * show in them.
 */
export function begin(search: Suggesting | null, own: StarSettings): void {
  if (search) suggestIn(search)
  if (!stars) document.addEventListener('click', onClick)
  stars = own
  try {
    if (localStorage['favourites:1'] || localStorage[`${own.signIn?.audience}:authenticated`]) void loadStars().then((work) => work.begin(own))
  } catch {} // storage is denied: nothing is kept
}

const loadStars = () => import('../favourites/stars.client')

function onClick({ target }: MouseEvent): void {
  const star = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null
  if (star && stars) void loadStars().then((work) => stars && work.press(star, stars))
}

function suggestIn(search: Suggesting): void {
  const input = document.getElementById(search.inputId)
  const load = () => void import('../search/suggest.client').then(({ suggest }) => suggest(search))
  if (input && input === document.activeElement) load()
  else input?.addEventListener('focus', load, { once: true })
}
