const isLibreOffice = (source: Document): boolean =>
  [...source.querySelectorAll('meta')].some(({ name, content }) =>
    /^generator\b.*LibreOffice/i.test(`${name} ${content}`),
  )

type Lose = (kind: 'comment' | 'numbering') => void

/**
 * Makes ordinary HTML of what LibreOffice alone writes: tabs are characters, comments of a text are those of HTML, and
 * a list that goes on with an item of an inner one does not say its number.
 *
 * @param lose is called for each part that cannot be kept
 */
export function readLibreOffice(source: Document, lose: Lose): void {
  if (!isLibreOffice(source)) return
  const nodes = source.createTreeWalker(source.body, 4 | 128) // texts and comments
  const texts: Node[] = []
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node.nodeType === 3) texts.push(node)
    else if (!/^(Start|End)Fragment$/.test(node.textContent?.trim() ?? '')) lose('comment')
  }
  for (const text of texts) toTabSpans(text)
  for (const list of source.body.querySelectorAll('ol'))
    if (/^[OU]L$/.test(list.firstElementChild?.tagName ?? '')) lose('numbering')
}

/** After a line end they are the indentation of the source. */
function toTabSpans(text: Node): void {
  const parts = (text.textContent ?? '').split(/((?<![\n\t]\t*)\t+)/)
  if (parts.length === 1) return
  const document = text.ownerDocument as Document
  const nodes = parts.map((part, index) => {
    if (index % 2 === 0) return part
    const span = document.createElement('span')
    span.textContent = part
    return span
  })
  ;(text as ChildNode).replaceWith(...nodes)
}
