/**
 * Notes where the row is that the member is reading: the one with the pointer or the focus, or the first one in view
 * of a page that is scrolled.
 *
 * @returns the function that scrolls it back there, for after a change of the page
 */
export function trackPlace(rows: string): () => void {
  const all = [...document.querySelectorAll<HTMLElement>(rows)]
  const row =
    all.find((element) => element.matches(':focus-within, :hover')) ??
    (window.scrollY > 0 ? all.find(isInView) : undefined)
  if (!row) return () => undefined
  let top = row.getBoundingClientRect().top
  const onScroll = () => (top = row.getBoundingClientRect().top)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    if (row.isConnected)
      window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' })
  }
}

const isInView = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
