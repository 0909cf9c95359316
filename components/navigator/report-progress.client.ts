export type ReportTexts = {
  making: string
  ready: string
  failed: string
  busy: string
  file: string
}

type State = { done: number; total: number; state: 'making' | 'ready' | 'failed' }

const everyMs = 400

/** Makes the link to the PDF start the work, tell how far it is, and open the file at the end. Returns what takes that back. */
export function showProgress(texts: ReportTexts): () => void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-report]')
  const line = document.getElementById('report-progress')
  if (!link || !line) return () => undefined
  let running = false
  let gone = false
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (running) return
    running = true
    make(link, line, texts, () => gone)
      .catch(() => (line.textContent = texts.failed))
      .finally(() => (running = false))
  }
  link.addEventListener('click', onClick)
  link.dataset.ready = ''
  return () => {
    gone = true
    link.removeEventListener('click', onClick)
  }
}

async function make(
  link: HTMLAnchorElement,
  line: HTMLElement,
  texts: ReportTexts,
  isGone: () => boolean,
): Promise<void> {
  const started = await fetch('/api/navigator/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service: link.dataset.report,
      query: new URL(link.href).search.slice(1),
    }),
  })
  if (started.status === 429) return void (line.textContent = texts.busy)
  if (started.status !== 202) throw new Error(`status ${started.status}`)
  const { id, total } = (await started.json()) as { id: string; total: number }
  tell(line, texts, 0, total)
  while (!isGone()) {
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    const answer = await fetch(`/api/navigator/reports/${id}`)
    if (!answer.ok) return location.assign(link.href) // another instance answered, which does not know of it
    const state = (await answer.json()) as State
    if (state.state === 'failed') throw new Error('failed')
    tell(line, texts, state.done, state.total)
    if (state.state === 'ready') return open(line, texts, `/api/navigator/reports/${id}?file`)
  }
}

function tell(line: HTMLElement, texts: ReportTexts, done: number, total: number): void {
  const bar = document.createElement('progress')
  bar.max = total
  bar.value = done
  bar.setAttribute('aria-hidden', 'true')
  line.replaceChildren(
    bar,
    texts.making.replace('{done}', String(done)).replace('{total}', String(total)),
  )
}

function open(line: HTMLElement, texts: ReportTexts, href: string): void {
  const link = Object.assign(document.createElement('a'), {
    href,
    textContent: texts.file,
    download: '',
  })
  line.replaceChildren(`${texts.ready} `, link)
  location.assign(href)
}
