/** Client-side filters of the comparison: rows by topic and difference, columns by jurisdiction. */

type Texts = { all: string; some: string }

/** @returns the function that removes the listeners */
export function filterTable(texts: Texts): () => void {
  const root = document.getElementById('compare')
  const table = root?.querySelector('table')
  const form = document.getElementById('compare-options')
  if (!root || !table || !(form instanceof HTMLFormElement)) return () => {}
  const controller = new AbortController()
  const apply = () => {
    const data = new FormData(form)
    const count = showRows(table, {
      topic: String(data.get('topic') ?? ''),
      onlyDifferences: data.get('differences') === '1',
    })
    updateCount(root, count, texts)
    syncUrl(root, form)
  }
  form.addEventListener('change', (event) => isClientSide(event.target) && apply(), {
    signal: controller.signal,
  })
  root
    .querySelector('input[type="checkbox"][name="differences"]')
    ?.addEventListener('change', apply, { signal: controller.signal })
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
      removeColumn(root, table, form, chip)
      apply()
    },
    { signal: controller.signal },
  )
  root.dataset.ready = ''
  return () => controller.abort()
}

/** A change of the date needs the server: earlier statements are not in the page. */
const isClientSide = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute('name') !== 'as-at'

type Count = { shown: number; all: number }

/**
 * Shows the rows of a topic whose visible cells differ; with a single column every row counts as different.
 */
function showRows(
  table: HTMLTableElement,
  { topic, onlyDifferences }: { topic: string; onlyDifferences: boolean },
): Count {
  const count = { shown: 0, all: 0 }
  const visible = [...(table.tHead?.rows[0]?.cells ?? [])].flatMap((cell, index) =>
    index > 0 && !cell.hidden ? [index] : [],
  )
  for (const body of table.tBodies) {
    let hasVisibleRow = false
    for (const row of body.rows) {
      if (row.dataset.question === undefined) continue
      const isVisible =
        (!topic || body.dataset.topic === topic) && (!onlyDifferences || differs(row, visible))
      if (row.hidden === isVisible) row.hidden = !isVisible
      count.all += 1
      if (isVisible) count.shown += 1
      hasVisibleRow ||= isVisible
    }
    if (body.hidden === hasVisibleRow) body.hidden = !hasVisibleRow
  }
  return count
}

function differs(row: HTMLTableRowElement, visible: number[]): boolean {
  if (visible.length < 2) return true
  const marks = marksOf(row)
  const reference = marks[visible[0] ?? 1]
  return visible.some((index) => marks[index] !== reference)
}

const marksByRow = new WeakMap<HTMLTableRowElement, (string | null)[]>()

/** Memoised: a filter reads thousands of cells whose marks never change. */
function marksOf(row: HTMLTableRowElement): (string | null)[] {
  const marks =
    marksByRow.get(row) ?? Array.from(row.cells, (cell) => cell.getAttribute('data-mark'))
  marksByRow.set(row, marks)
  return marks
}

function removeColumn(
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
  for (const checkbox of root.querySelectorAll<HTMLInputElement>('details input[name="with"]'))
    if (checkbox.value === slug) checkbox.checked = false
  const field = form.elements.namedItem('with')
  if (field instanceof HTMLInputElement)
    field.value = field.value
      .split(',')
      .filter((other) => other !== slug)
      .join(',')
}

function updateCount(root: HTMLElement, { shown, all }: Count, texts: Texts): void {
  const text = (shown === all ? texts.all : texts.some)
    .replace('{shown}', String(shown))
    .replace('{count}', String(all))
  const counter = root.querySelector('#compare-count')
  if (counter && counter.textContent !== text) counter.textContent = text
  const none = root.querySelector<HTMLElement>('[data-empty-rows]')
  if (none) none.hidden = shown > 0
}

/** Keeps the URL and the page's links in sync with the filters, so that both can be shared. */
function syncUrl(root: HTMLElement, form: HTMLFormElement): void {
  const data = new FormData(form)
  const params = new Map(
    [...data]
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => value !== ''),
  )
  const names = (params.get('with') ?? '').split(',').filter(Boolean)
  const otherParams = ['topic', 'differences', 'as-at'].flatMap((name) =>
    params.has(name) ? [`${name}=${params.get(name)}`] : [],
  )
  const search = (slugs: string[]) =>
    [slugs.length > 0 ? `with=${slugs.join(',')}` : '', ...otherParams].filter(Boolean).join('&')
  const address = (slugs: string[]) => [location.pathname, search(slugs)].filter(Boolean).join('?')
  window.history.replaceState(window.history.state, '', address(names))
  syncPicker(root, params)
  for (const chip of root.querySelectorAll('a[data-remove]'))
    chip.setAttribute(
      'href',
      address(names.filter((other) => other !== chip.getAttribute('data-remove'))),
    )
}

/** The form that adds a jurisdiction submits the current filters too. */
function syncPicker(root: HTMLElement, params: Map<string, string>): void {
  const form = root.querySelector('details form')
  for (const field of form?.querySelectorAll('input[type="hidden"]') ?? []) field.remove()
  for (const name of ['topic', 'differences', 'as-at']) {
    const value = params.get(name)
    if (value)
      form?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
}
