/** Styles of numbers by the depth of their list on the site: 1, in it a, in that i. */
const styles: Record<string, number> = {
  1: 0,
  decimal: 0,
  a: 1,
  'lower-alpha': 1,
  'lower-latin': 1,
  i: 2,
  'lower-roman': 2,
}

/** @param lose is called for each list that says it is numbered otherwise than the site does */
export function checkNumbering(body: HTMLElement, lose: () => void): void {
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
    const style = findStyle(list) ?? (items[0] && findStyle(items[0]))
    const depth = findDepth(list)
    const start = Number(list.getAttribute('start') ?? 1)
    const isOther =
      (style && styles[style] !== depth % 3) ||
      list.hasAttribute('reversed') ||
      items.some(
        (item, index) => Number(item.getAttribute('value') ?? start + index) !== start + index,
      )
    if (isOther) lose()
  }
}

const findStyle = (element: Element): string | undefined =>
  element.getAttribute('type') ??
  /list-style-type:\s*([\w-]+)/.exec(element.getAttribute('style') ?? '')?.[1]

function findDepth(list: Element): number {
  let depth = 0
  for (let outer = list.parentElement?.closest('ol, ul'); outer; depth += 1)
    outer = outer.parentElement?.closest('ol, ul')
  return depth
}

/** The editor makes one list of two that touch each other; an empty paragraph keeps the second one's numbers. */
export function separateLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const next = list.nextElementSibling
    if (next?.tagName !== 'OL' || list.parentElement?.closest('ol, ul')) continue
    const count = [...list.children].filter(({ tagName }) => tagName === 'LI').length
    const end = Number(list.getAttribute('start') ?? 1) + count
    if (Number(next.getAttribute('start') ?? 1) !== end)
      list.after(body.ownerDocument.createElement('p'))
  }
}

/** An item has no tables in the editor: each stands between two parts of a list. LibreOffice has them in items. */
export function liftTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('li table')) {
    const lifted = body.ownerDocument.createElement('div')
    if (table.parentElement?.closest('li, td, th')?.tagName !== 'LI') continue
    table.replaceWith(lifted)
    lifted.append(table)
    while (lifted.parentElement?.closest('li, ol, ul, td, th')?.matches('li, ol, ul'))
      splitAround(lifted, lifted.parentElement)
  }
}

/** Moves an element out of its parent, between what is before and after it; in an item, what is after goes with it. */
function splitAround(element: Element, parent: Element): void {
  const rest = parent.cloneNode() as Element
  while (element.nextSibling) rest.append(element.nextSibling)
  parent.after(element)
  if (parent.tagName === 'OL') {
    const count = [...parent.children].filter(({ tagName }) => tagName === 'LI').length
    rest.setAttribute('start', `${Number(parent.getAttribute('start') ?? 1) + count}`)
  }
  if (/^[OU]L$/.test(parent.tagName)) element.after(rest)
  else element.append(...rest.childNodes)
  for (const part of [parent, rest]) if (!part.textContent?.trim()) part.remove()
}
