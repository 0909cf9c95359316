export type ReportTexts = {
  making: string
  ready: string
  failed: string
  busy: string
  file: string
}

type State = { done: number; total: number; state: 'making' | 'ready' | 'failed' }

const pollMs = 400

/**
 * Generates the PDF in the background, shows the progress, then downloads the file.
 *
 * @returns the function that removes the listener
 */
export function showProgress(texts: ReportTexts): () => void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-report]')
  const status = document.getElementById('report-progress')
  if (!link || !status) return () => undefined
  let isRunning = false
  let isStopped = false
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isRunning) return
    isRunning = true
    generate(link, status, texts, () => isStopped)
      .catch(() => (status.textContent = texts.failed))
      .finally(() => (isRunning = false))
  }
  link.addEventListener('click', onClick)
  link.dataset.ready = ''
  return () => {
    isStopped = true
    link.removeEventListener('click', onClick)
  }
}

async function generate(
  link: HTMLAnchorElement,
  status: HTMLElement,
  texts: ReportTexts,
  shouldStop: () => boolean,
): Promise<void> {
  const started = await fetch('/api/navigator/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service: link.dataset.report,
      query: new URL(link.href).search.slice(1),
    }),
  })
  if (started.status === 429) return void (status.textContent = texts.busy)
  if (started.status !== 202) throw new Error(`status ${started.status}`)
  const { id, total } = (await started.json()) as { id: string; total: number }
  renderProgress(status, texts, 0, total)
  while (!shouldStop()) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const response = await fetch(`/api/navigator/reports/${id}`)
    // another instance, which does not know this job, responded
    if (!response.ok) return location.assign(link.href)
    const state = (await response.json()) as State
    if (state.state === 'failed') throw new Error('failed')
    renderProgress(status, texts, state.done, state.total)
    if (state.state === 'ready') return openFile(status, texts, `/api/navigator/reports/${id}?file`)
  }
}

function renderProgress(
  status: HTMLElement,
  texts: ReportTexts,
  done: number,
  total: number,
): void {
  const bar = document.createElement('progress')
  bar.max = total
  bar.value = done
  bar.setAttribute('aria-hidden', 'true')
  status.replaceChildren(
    bar,
    texts.making.replace('{done}', String(done)).replace('{total}', String(total)),
  )
}

function openFile(status: HTMLElement, texts: ReportTexts, href: string): void {
  const link = Object.assign(document.createElement('a'), {
    href,
    textContent: texts.file,
    download: '',
  })
  status.replaceChildren(`${texts.ready} `, link)
  location.assign(href)
}
