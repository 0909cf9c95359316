/**
 * Unsent form input, stored in session storage for half an hour while the member signs in again
 * (decision 15).
 */

type Field = { form: number; name: string; value: string; checked?: boolean }
type StoredInput = { at: number; fields: Field[] }

const lifetimeMs = 30 * 60_000
/** By member: another one who signs in gets none of it. */
const prefix = 'session:unsent:'
const storageKeyOf = (subjectHash: string, path: string) => `${prefix}${subjectHash}:${path}`

/** Whether some is stored in this tab. */
export function hasUnsentInput(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false // storage is denied
  }
}

/** The hash of the member whose page this is (`member-frame.tsx`); null on other pages. */
export const subjectOfPage = (page: Document): string | null =>
  page.querySelector<HTMLElement>('[data-subject]')?.dataset.subject ?? null

/** Never stored: secrets, files, and values that the page set; nor one-time codes and payment cards. */
const excludedTypes = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])
const isSecret = ({ autocomplete }: Control) => /\bone-time-code\b|^cc-/.test(autocomplete)

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function storeUnsentInput(
  page: Document,
  storage: Pick<Storage, 'setItem'>,
  subjectHash: string | null,
  path: string,
  now: number,
): void {
  const fields = controlsOf(page).flatMap(({ form, control }) =>
    isChanged(control) ? [toField(form, control)] : [],
  )
  if (fields.length === 0 || !subjectHash) return
  try {
    storage.setItem(
      storageKeyOf(subjectHash, path),
      JSON.stringify({ at: now, fields } satisfies StoredInput),
    )
  } catch {
    // storage is denied: the form stays empty
  }
}

/**
 * Restores stored values once; skips fields that are gone or already changed, and keeps them all if every one is.
 *
 * @returns the number of restored fields
 */
export function restoreUnsentInput(
  page: Document,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  subjectHash: string | null,
  path: string,
  now: number,
): number {
  if (!subjectHash) return 0
  const key = storageKeyOf(subjectHash, path)
  const stored = readStored(storage, key)
  if (!stored) return 0
  if (now - stored.at > lifetimeMs || now < stored.at) {
    storage.removeItem(key)
    return 0
  }
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
  // a page that is being left has them still: the next one restores them
  if (restored > 0) storage.removeItem(key)
  return restored
}

const controlsOf = (page: Document) =>
  [...page.forms].flatMap((form, index) =>
    [...form.elements].flatMap((control) =>
      isControl(control) &&
      control.name !== '' &&
      !excludedTypes.has(control.type) &&
      !isSecret(control)
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

function readStored(storage: Pick<Storage, 'getItem'>, key: string): StoredInput | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<StoredInput> | null
    return stored && typeof stored.at === 'number' && Array.isArray(stored.fields)
      ? (stored as StoredInput)
      : null
  } catch {
    return null
  }
}
