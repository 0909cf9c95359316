/** What was typed and not sent, kept over a sign-in that ran out (decision 15). Only in this tab, only for half an hour. */

type Field = { form: number; name: string; value: string; checked?: boolean }
type Kept = { at: number; fields: Field[] }

const lifetime = 30 * 60_000
const keyOf = (path: string) => `session:unsent:${path}`
/** Secrets and files are not kept, nor what the page put there itself. */
const neverKept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function keepUnsentInput(
  page: Document,
  storage: Pick<Storage, 'setItem'>,
  path: string,
  now: number,
): void {
  const fields = controlsOf(page).flatMap(({ form, control }) =>
    isChanged(control) ? [toField(form, control)] : [],
  )
  if (fields.length === 0) return
  try {
    storage.setItem(keyOf(path), JSON.stringify({ at: now, fields } satisfies Kept))
  } catch {
    // Denied storage: the member sees the form empty, as without this.
  }
}

/** Puts kept values back, once. Fields that are gone or filled by now are left alone. @returns how many were restored */
export function restoreUnsentInput(
  page: Document,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  path: string,
  now: number,
): number {
  const kept = take(storage, keyOf(path))
  if (!kept || now - kept.at > lifetime || now < kept.at) return 0
  const controls = controlsOf(page)
  let restored = 0
  for (const field of kept.fields) {
    const found = controls.find(
      ({ form, control }) =>
        form === field.form &&
        control.name === field.name &&
        (field.checked === undefined || control.value === field.value),
    )
    if (!found || isChanged(found.control)) continue
    if (field.checked !== undefined && found.control instanceof HTMLInputElement)
      found.control.checked = field.checked
    else found.control.value = field.value
    found.control.dispatchEvent(new Event('input', { bubbles: true }))
    found.control.dispatchEvent(new Event('change', { bubbles: true }))
    restored += 1
  }
  return restored
}

const controlsOf = (page: Document) =>
  [...page.forms].flatMap((form, index) =>
    [...form.elements].flatMap((control) =>
      isControl(control) && control.name !== '' && !neverKept.has(control.type)
        ? [{ form: index, control }]
        : [],
    ),
  )

const isControl = (element: Element): element is Control =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function isChanged(control: Control): boolean {
  if ('options' in control)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

const toField = (form: number, control: Control): Field => ({
  form,
  name: control.name,
  value: control.value,
  ...(isBox(control) ? { checked: control.checked } : {}),
})

function take(storage: Pick<Storage, 'getItem' | 'removeItem'>, key: string): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null
    storage.removeItem(key)
    return kept && typeof kept.at === 'number' && Array.isArray(kept.fields) ? (kept as Kept) : null
  } catch {
    return null
  }
}
