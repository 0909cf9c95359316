import { allowsPrefetch, isPrefetchable } from '@/lib/routes/prefetch'

declare global {
  interface Navigator {
    /** Network Information API, in Chromium only. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

type Router = Record<'push' | 'prefetch', (href: string) => void>

/** A pointer that crosses a list stays on a link for less. */
const restMs = 10
let router: Router
let intended: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Client-side navigation for `components/ui/link.tsx`, and prefetching of what a visitor is about to open. */
export function followLinks(appRouter: Router): void {
  router = appRouter
  // adding the same listener twice has no effect
  document.addEventListener('click', onClick)
  for (const type of ['mouseover', 'focusin', 'pointerdown'])
    document.addEventListener(type, onIntent, { passive: true })
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || !isPlain(event)) return
  event.preventDefault()
  router.push(toHref(link))
}

/** The router requests a page once per 30 seconds (`staleTimes` in `next.config.mjs`), four files at a time. */
function onIntent(event: Event): void {
  const link = linkOf(event)
  const href =
    link && isPrefetchable(link, location, isSignedIn()) && allowsPrefetch(navigator.connection)
      ? toHref(link)
      : null
  if (href && event.type === 'pointerdown') router.prefetch(href)
  if (href === intended) return
  clearTimeout(timer)
  intended = href
  if (href) timer = setTimeout(() => router.prefetch(href), restMs)
}

/** The session's flag in local storage (specification, section 4). */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith(':authenticated'))
  } catch {
    return false // storage is denied
  }
}

/** The link of an event, when it is to be followed on the client. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-links]') : null
  return link && !link.target && link.origin === location.origin ? link : null
}

const toHref = (link: HTMLAnchorElement): string => link.href.slice(location.origin.length)

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
