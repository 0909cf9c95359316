/** What the forms of the comparison ask the server for, done in the page: rows by topic and by difference, columns by jurisdiction. */

type Texts = { all: string; some: string }

/** @returns how to stop listening */
export function filterTable(texts: Texts): () => void {
  const root = document.getElementById('compare')
  const table = root?.querySelector('table')
  const form = document.getElementById('compare-options')
  if (!root || !table || !(form instanceof HTMLFormElement)) return () => {}
  const listening = new AbortController()
  const apply = () => {
    const data = new FormData(form)
    const count = showRows(table, {
      topic: String(data.get('topic') ?? ''),
      onlyDifferences: data.get('differences') === '1',
    })
    say(root, count, texts)
    keepInAddress(root, form)
  }
  form.addEventListener('change', (event) => isQuick(event.target) && apply(), {
    signal: listening.signal,
  })
  root
    .querySelector('input[type="checkbox"][name="differences"]')
    ?.addEventListener('change', apply, { signal: listening.signal })
  root.addEventListener(
    'click',
    (event) => {
      const chip =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-remove]') : null
      if (
        !chip ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        table.querySelectorAll('thead th:not([hidden])').length <= 2
      )
        return
      event.preventDefault()
      takeColumn(root, table, form, chip)
      apply()
    },
    { signal: listening.signal },
  )
  root.dataset.ready = ''
  return () => listening.abort()
}

/** A day needs the server: earlier statements are not in the page. */
const isQuick = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute('name') !== 'as-at'

type Count = { shown: number; all: number }

/** Shows the rows of a topic in which the visible cells do not all say the same; a single column differs always. */
function showRows(
  table: HTMLTableElement,
  { topic, onlyDifferences }: { topic: string; onlyDifferences: boolean },
): Count {
  const count = { shown: 0, all: 0 }
  const visible = [...(table.tHead?.rows[0]?.cells ?? [])].flatMap((cell, index) =>
    index > 0 && !cell.hidden ? [index] : [],
  )
  for (const body of table.tBodies) {
    let any = false
    for (const row of body.rows) {
      if (row.dataset.question === undefined) continue
      const shown =
        (!topic || body.dataset.topic === topic) && (!onlyDifferences || differs(row, visible))
      if (row.hidden === shown) row.hidden = !shown
      count.all += 1
      if (shown) count.shown += 1
      any ||= shown
    }
    if (body.hidden === any) body.hidden = !any
  }
  return count
}

function differs(row: HTMLTableRowElement, visible: number[]): boolean {
  if (visible.length < 2) return true
  const marks = marksOf(row)
  const first = marks[visible[0] ?? 1]
  return visible.some((index) => marks[index] !== first)
}

const keptMarks = new WeakMap<HTMLTableRowElement, (string | null)[]>()

/** What the cells of a row say; it stays as it is, and a filter asks for thousands of them. */
function marksOf(row: HTMLTableRowElement): (string | null)[] {
  const known =
    keptMarks.get(row) ?? Array.from(row.cells, (cell) => cell.getAttribute('data-mark'))
  keptMarks.set(row, known)
  return known
}

function takeColumn(
  root: HTMLElement,
  table: HTMLTableElement,
  form: HTMLFormElement,
  chip: HTMLElement,
): void {
  const slug = chip.dataset.remove ?? ''
  const index = [...(table.tHead?.rows[0]?.cells ?? [])].findIndex(
    (cell) => cell.dataset.column === slug,
  )
  if (index > 0) {
    for (const row of table.rows) {
      const cell = row.cells[index]
      if (cell) cell.hidden = true
    }
  }
  const item = chip.closest('li')
  const next = item?.nextElementSibling?.querySelector<HTMLElement>('a, summary')
  item?.remove()
  next?.focus()
  for (const box of root.querySelectorAll<HTMLInputElement>('.picker input[name="with"]'))
    if (box.value === slug) box.checked = false
  const field = form.elements.namedItem('with')
  if (field instanceof HTMLInputElement)
    field.value = field.value
      .split(',')
      .filter((one) => one !== slug)
      .join(',')
}

function say(root: HTMLElement, { shown, all }: Count, texts: Texts): void {
  const text = (shown === all ? texts.all : texts.some)
    .replace('{shown}', String(shown))
    .replace('{count}', String(all))
  const place = root.querySelector('#compare-count')
  if (place && place.textContent !== text) place.textContent = text
  const none = root.querySelector<HTMLElement>('.empty-rows')
  if (none) none.hidden = shown > 0
}

/** The address can be shared at any time, and the links of the page lead on from what is shown now. */
function keepInAddress(root: HTMLElement, form: HTMLFormElement): void {
  const data = new FormData(form)
  const parts = new Map(
    [...data]
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => value !== ''),
  )
  const names = (parts.get('with') ?? '').split(',').filter(Boolean)
  const rest = ['topic', 'differences', 'as-at'].flatMap((name) =>
    parts.has(name) ? [`${name}=${parts.get(name)}`] : [],
  )
  const search = (slugs: string[]) =>
    [slugs.length > 0 ? `with=${slugs.join(',')}` : '', ...rest].filter(Boolean).join('&')
  const address = (slugs: string[]) => [location.pathname, search(slugs)].filter(Boolean).join('?')
  window.history.replaceState(window.history.state, '', address(names))
  keepInPicker(root, parts)
  for (const chip of root.querySelectorAll('a[data-remove]'))
    chip.setAttribute(
      'href',
      address(names.filter((one) => one !== chip.getAttribute('data-remove'))),
    )
}

/** Another jurisdiction is added to what is shown now. */
function keepInPicker(root: HTMLElement, parts: Map<string, string>): void {
  const form = root.querySelector('.picker form')
  for (const field of form?.querySelectorAll('input[type="hidden"]') ?? []) field.remove()
  for (const name of ['topic', 'differences', 'as-at']) {
    const value = parts.get(name)
    if (value)
      form?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
}
