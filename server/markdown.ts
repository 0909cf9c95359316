import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { BusyError } from '../lib/limits/fair-queue'

/** Pages that wait for the thread: some 10 ms each. */
const longestQueue = 100
const patienceMs = 10_000

type Job = { resolve: (markdown: string) => void; reject: (cause: Error) => void }
type Message = { id: number; markdown?: string; error?: string }

let worker: Worker | undefined
const jobs = new Map<number, Job>()
let lastId = 0

function startWorker(): Worker {
  const started = new Worker(path.resolve('server/markdown-worker.mjs'))
  const end = (cause: Error) => {
    if (worker === started) worker = undefined
    for (const { reject } of jobs.values()) reject(cause)
    jobs.clear()
  }
  started.on('message', ({ id, markdown, error }: Message) => {
    if (markdown === undefined) jobs.get(id)?.reject(new Error(error))
    else jobs.get(id)?.resolve(markdown)
    jobs.delete(id)
  })
  started.on('error', end)
  started.on('exit', () => end(new Error('The thread for Markdown ended')))
  started.unref() // listeners keep a process
  return started
}

/** @throws BusyError when too many pages wait */
async function convert(html: string): Promise<string> {
  if (jobs.size >= longestQueue) throw new BusyError()
  worker ??= startWorker()
  const thread = worker
  const id = (lastId += 1)
  const timer = setTimeout(() => void thread.terminate(), patienceMs).unref()
  try {
    return await new Promise<string>((resolve, reject) => {
      jobs.set(id, { resolve, reject })
      thread.postMessage({ id, html })
    })
  } finally {
    clearTimeout(timer)
  }
}

/** The canonical address in the head of a page, or null. */
export const findCanonical = (html: string): string | null =>
  contentOf(html, /<link rel="canonical" href="([^"]*)"/)

/**
 * A page as Markdown: its title, its description, what its main part says, and where it stands.
 * Addresses are absolute.
 */
export async function toMarkdown(html: string): Promise<string> {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const canonical = findCanonical(html) ?? ''
  const description = contentOf(html, /<meta name="description" content="([^"]*)"/)
  const origin = URL.canParse(canonical) ? new URL(canonical).origin : ''
  const text = await convert(main.replace(/(\s(?:href|src)=")(?=\/(?!\/))/g, `$1${origin}`))
  const lines = [
    /^#\s/m.test(text) ? '' : `# ${contentOf(html, /<title>([^<]*)<\/title>/) ?? ''}`,
    description ? `> ${description}` : '',
    text,
    `<${canonical}>`,
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** As React escapes attributes and texts. */
const contentOf = (html: string, pattern: RegExp): string | null =>
  pattern
    .exec(html)?.[1]
    ?.replace(/&(?:amp|quot|#x27|lt|gt);/g, (name) => entities[name] ?? name) ?? null

/**
 * The address of the page whose Markdown a URL names: `/people.md`, `/index.md` for a home page.
 *
 * @returns null for other addresses
 */
export function fromMarkdownUrl(url: string): string | null {
  const [path = '', query] = url.split(/\?(.*)/s)
  if (!/[^/]\.md$/.test(path)) return null
  const page = path.slice(0, -'.md'.length).replace(/\/index$/, '') || '/'
  return query === undefined ? page : `${page}?${query}`
}

/** The Markdown's address of a page's path or URL, without a query. */
export const toMarkdownUrl = (page: string): string => `${page === '/' ? '/index' : page}.md`

/** Whether a client names Markdown, and wants HTML no more than that (RFC 9110, 12.5.1); browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { type, quality: quality === undefined ? 1 : Number(quality) }
  })
  const best = ranges
    .filter(({ type }) => type === 'text/markdown' || type === 'text/html')
    .reduce((a, b) => (b.quality > a.quality ? b : a))
  return best.type === 'text/markdown' && best.quality > 0
}
