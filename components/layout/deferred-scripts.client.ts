import type { FavouriteSettings } from '@/lib/favourites/settings'
import type { SearchSettings } from '@/lib/search/settings'

export type Suggesting = {
  inputId: string
  settings: SearchSettings
  prefix: string
  texts: { label: string; types: Record<string, string> }
}

let stars: FavouriteSettings | null = null
let go: (href: string) => void

/**
 * What every page may need a script for, and few visits do: loaded by itself once the page stands, so that no page waits
 * for it. Suggestions come when somebody is about to type; the stars' work when one is pressed, or there is something to
 * show in them. Links are plain HTML, and lead on without a new document from here on.
 *
 * @param search where the page has a field for it
 * @param own where the page has stars
 * @param push the router's
 */
export function begin(
  search: Suggesting | null,
  own: FavouriteSettings | null,
  push: (href: string) => void,
): void {
  if (search) suggestIn(search)
  document.addEventListener('click', onClick) // the same function once more is not added
  stars = own
  go = push
  try {
    if (
      own &&
      (localStorage['favourites:1'] || localStorage[`${own.signIn?.audience}:authenticated`])
    )
      void loadStars().then((work) => work.begin(own))
  } catch {} // storage is denied: nothing is kept
}

const loadStars = () => import('../favourites/favourites-controller.client')

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const star = event.target.closest<HTMLElement>('[data-favourite]')
  if (star && stars) void loadStars().then((work) => stars && work.press(star, stars))
  const link = event.target.closest('a')
  if (
    link?.closest('[data-links]') &&
    !link.target &&
    link.origin === location.origin &&
    isPlain(event)
  ) {
    event.preventDefault()
    go(link.href.slice(location.origin.length))
  }
}

/** Not one that opens a tab or a window, or saves, or was taken by another. */
const isPlain = ({
  defaultPrevented,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

function suggestIn(search: Suggesting): void {
  const input = document.getElementById(search.inputId)
  const load = () => void import('../search/suggest.client').then(({ suggest }) => suggest(search))
  if (input && input === document.activeElement) load()
  else input?.addEventListener('focus', load, { once: true })
}
