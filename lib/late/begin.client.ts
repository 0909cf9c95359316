import type { StarSettings } from '../favourites/settings'
import type { SearchSettings } from '../search/settings'

export type Suggesting = { inputId: string; settings: SearchSettings; prefix: string; texts: { label: string; types: Record<string, string> } }

let stars: StarSettings | undefined
let go: (href: string) => void

/**
 * What every page may need a script for, and few visits do: loaded by itself once the page stands, so that no page waits
 * for it. Suggestions come when somebody is about to type; the stars' work when one is pressed, or there is something to
 * show in them. Links of a list that is plain HTML lead on as those of React do, without a new document.
 *
 * @param push the router's
 */
export function begin(search: Suggesting | null, own: StarSettings, push: (href: string) => void): void {
  if (search) suggestIn(search)
  if (!stars) document.addEventListener('click', onClick)
  stars = own
  go = push
  try {
    if (localStorage['favourites:1'] || localStorage[`${own.signIn?.audience}:authenticated`]) void loadStars().then((work) => work.begin(own))
  } catch {} // storage is denied: nothing is kept
}

const loadStars = () => import('../favourites/stars.client')

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const star = event.target.closest<HTMLElement>('[data-favourite]')
  if (star && stars) void loadStars().then((work) => stars && work.press(star, stars))
  const link = event.target.closest<HTMLAnchorElement>('[data-links] a')
  if (link && link.origin === location.origin && isPlain(event)) {
    event.preventDefault()
    go(link.href.slice(location.origin.length))
  }
}

/** Not one that opens a tab or a window, or saves. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

function suggestIn(search: Suggesting): void {
  const input = document.getElementById(search.inputId)
  const load = () => void import('../search/suggest.client').then(({ suggest }) => suggest(search))
  if (input && input === document.activeElement) load()
  else input?.addEventListener('focus', load, { once: true })
}
