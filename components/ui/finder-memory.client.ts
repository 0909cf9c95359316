type Field = HTMLInputElement | HTMLSelectElement
type Values = Record<string, string>

/** What the form last requested, and how. */
export type Memory = {
  /** The address of that request. */
  href: string | null
  /** The fields' values of that request. */
  sent: Values
  /** The field that was typed in; null for a choice, a link and history. */
  typing: string | null
  /** The field whose typing made the current history entry. */
  entry: string | null
  /** A link was followed, which the new results may not have. */
  followed: boolean
  /** How many results were shown. */
  results: number
}

/** Of a visit; what a slow page received before hydration counts as not yet sent. */
export const firstMemory = (values: Values): Memory => ({
  href: null,
  sent: values,
  typing: null,
  entry: null,
  followed: false,
  results: 0,
})

/** Back, forward and links of other parts of the page are no requests of the form. */
export const ofRequest = <Kept extends Memory>(memory: Kept): Kept =>
  memory.href === location.pathname + location.search
    ? memory
    : { ...memory, href: null, typing: null, entry: null, followed: false }

type Carried = Memory & {
  action: string
  live: Values
  focus: { name: string; selection: [number, number] | null } | null
  sheetScroll: number | null
}

const toFields = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement,
  )

export const readFields = (form: HTMLFormElement): Values =>
  Object.fromEntries(toFields(form).map(({ name, value }) => [name, value]))

/** The fields' values, for an invalid one that of `before`. */
export const readValid = (form: HTMLFormElement, before: Values): Values =>
  Object.fromEntries(
    toFields(form).map(({ name, value, validity }) => [
      name,
      validity.valid ? value : (before[name] ?? ''),
    ]),
  )

/** The address of the form's valid values. */
export function toHref(form: HTMLFormElement, action: string): string {
  const invalid = new Set(
    toFields(form)
      .filter(({ validity }) => !validity.valid)
      .map(({ name }) => name),
  )
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim()
    if (text && !invalid.has(name)) query.append(name, text)
  }
  return query.size > 0 ? `${action}?${query}` : action
}

/**
 * Shows the values of new results in the fields, but for what was typed or chosen since their request, and the field
 * that is being typed in.
 *
 * @returns the values that count as sent
 */
export function showValues(
  form: HTMLFormElement,
  shown: Values,
  live: Values,
  { sent, typing }: Memory,
): Values {
  return Object.fromEntries(
    toFields(form).map((field) => {
      const { name } = field
      const before = live[name] ?? ''
      const isChanged = before !== (sent[name] ?? '')
      field.value = isChanged || name === typing ? before : (shown[name] ?? '')
      return [name, isChanged ? (sent[name] ?? '') : field.value]
    }),
  )
}

let carried: Carried | null = null

/**
 * The lists with and without filters are two pages, and React replaces the one by the other in one commit. The form
 * of the second continues where the first was: with what was typed, the focus, and the open sheet.
 */
export function carryOver(root: HTMLElement, action: string, memory: Memory): void {
  const form = root.querySelector('form')
  const sheet = root.querySelector('[popover]')
  if (!form) return
  const active = document.activeElement
  const name = active && form.contains(active) ? (active as Field).name || active.id : ''
  carried = {
    ...memory,
    action,
    live: readFields(form),
    focus: name ? { name, selection: selectionOf(active) } : null,
    sheetScroll: sheet?.matches(':popover-open') ? sheet.scrollTop : null,
  }
  queueMicrotask(() => (carried = null)) // another commit: another visit
}

/** The state of the form that this one replaces; null on another visit. */
export const takeOver = (action: string): Carried | null =>
  carried?.action === action ? carried : null

/** Opens the sheet and puts the focus where they were. */
export function restore(form: HTMLFormElement, { focus, sheetScroll }: Carried): void {
  const sheet = form.querySelector<HTMLElement>('[popover]')
  if (sheet && sheetScroll !== null) {
    sheet.showPopover()
    sheet.scrollTop = sheetScroll
  }
  if (!focus) return
  const name = CSS.escape(focus.name)
  const field = form.querySelector<HTMLElement>(`[name="${name}"], #${name}`)
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement && focus.selection)
    field.setSelectionRange(...focus.selection)
}

const selectionOf = (element: Element | null): [number, number] | null =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd ?? element.selectionStart]
    : null
