/**
 * Listeners of the document for what pages of any type have: they need no component of their own,
 * so that a page opens without a request for its script.
 */
export function listenForPageActions(): void {
  // adding the same listener twice has no effect
  document.addEventListener('click', onClick)
  document.addEventListener('scroll', markCurrentSection, { passive: true })
  document.addEventListener('focusin', closeLeftPanels)
}

/** Closes the panels that the keyboard has left, which would lie over what has the focus. */
function closeLeftPanels({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  for (const panel of document.querySelectorAll<HTMLElement>('header [popover]:popover-open'))
    if (!panel.contains(target) && !target.matches(`[popovertarget="${panel.id}"]`))
      panel.hidePopover()
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-print]')) window.print()
}

/** Marks the link of the section in view in the page's table of contents. */
function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const line = window.innerHeight * 0.3
  const current = links.findLast((link) => topOf(link) < line) ?? links[0]
  for (const link of links)
    if (link === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
}

const topOf = ({ hash }: HTMLAnchorElement): number =>
  document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ??
  Infinity
