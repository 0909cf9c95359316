/** Turns the main part of pages into Markdown, in a thread of its own: some 10 ms of work each. */
import { parentPort } from 'node:worker_threads'
import TurndownService from 'turndown'
import { tables } from 'turndown-plugin-gfm'

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
service.use(tables)
// what is for the eye or for the hand
service.remove(['script', 'style', 'nav', 'form', 'button', 'dialog'])
service.addRule('hidden', {
  filter: (node) => node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true',
  replacement: () => '',
})
service.addRule('pictures', {
  filter: (node) => ['img', 'svg', 'picture'].includes(node.nodeName.toLowerCase()),
  replacement: (_, node) => node.getAttribute('alt')?.trim() ?? '',
})
// a heading or a list inside of a link would end it
service.addRule('links', {
  filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
  replacement: (content, node) => {
    const text = content
      .replace(/\s+/g, ' ')
      .replace(/^[#>\s-]+/, '')
      .trim()
    return text ? `[${text}](${node.getAttribute('href')})` : ''
  },
})

parentPort?.on('message', ({ id, html }) => {
  try {
    parentPort?.postMessage({ id, markdown: service.turndown(html) })
  } catch (cause) {
    parentPort?.postMessage({ id, error: String(cause) })
  }
})
