/**
 * Unsent form input, stored in session storage for half an hour while the member signs in again
 * (decision 15).
 */

type Field = { form: number; name: string; value: string; checked?: boolean }
type StoredInput = { at: number; fields: Field[] }

const lifetimeMs = 30 * 60_000
const storageKeyOf = (path: string) => `session:unsent:${path}`
/** Never stored: secrets, files, and values that the page set. */
const excludedTypes = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function storeUnsentInput(
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
    storage.setItem(storageKeyOf(path), JSON.stringify({ at: now, fields } satisfies StoredInput))
  } catch {
    // storage is denied: the form stays empty
  }
}

/**
 * Restores stored values once; skips fields that are gone or already changed.
 *
 * @returns the number of restored fields
 */
export function restoreUnsentInput(
  page: Document,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  path: string,
  now: number,
): number {
  const stored = takeStored(storage, storageKeyOf(path))
  if (!stored || now - stored.at > lifetimeMs || now < stored.at) return 0
  const controls = controlsOf(page)
  let restored = 0
  for (const field of stored.fields) {
    const match = controls.find(
      ({ form, control }) =>
        form === field.form &&
        control.name === field.name &&
        (field.checked === undefined || control.value === field.value),
    )
    if (!match || isChanged(match.control)) continue
    if (field.checked !== undefined && match.control instanceof HTMLInputElement)
      match.control.checked = field.checked
    else match.control.value = field.value
    match.control.dispatchEvent(new Event('input', { bubbles: true }))
    match.control.dispatchEvent(new Event('change', { bubbles: true }))
    restored += 1
  }
  return restored
}

const controlsOf = (page: Document) =>
  [...page.forms].flatMap((form, index) =>
    [...form.elements].flatMap((control) =>
      isControl(control) && control.name !== '' && !excludedTypes.has(control.type)
        ? [{ form: index, control }]
        : [],
    ),
  )

const isControl = (element: Element): element is Control =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function isChanged(control: Control): boolean {
  if ('options' in control)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

const toField = (form: number, control: Control): Field => ({
  form,
  name: control.name,
  value: control.value,
  ...(isCheckable(control) ? { checked: control.checked } : {}),
})

function takeStored(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  key: string,
): StoredInput | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<StoredInput> | null
    storage.removeItem(key)
    return stored && typeof stored.at === 'number' && Array.isArray(stored.fields)
      ? (stored as StoredInput)
      : null
  } catch {
    return null
  }
}
