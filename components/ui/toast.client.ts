/** A short word at the foot of the page, with what one can do about it. Reached by Tab from where it came from; Escape closes it. */

export type ToastAction = { label: string; run?: () => void; href?: string }
type Toast = { text: string; actions?: ToastAction[]; close: string; from?: HTMLElement | null }

const shownMs = 10_000

let box: HTMLElement | undefined
let timer = 0
let origin: HTMLElement | null = null

export function showToast({ text, actions = [], close, from = null }: Toast): void {
  const toast = (box ??= createBox())
  origin = from
  const words = document.createElement('p')
  words.textContent = text
  toast.replaceChildren(words, ...actions.map(toControl), toControl({ label: close, run: hide }))
  toast.lastElementChild?.classList.add('toast-close')
  keepFor(shownMs)
}

export const hide = (): void => {
  const hadFocus = box?.contains(document.activeElement)
  box?.replaceChildren()
  if (hadFocus) origin?.focus()
  window.clearTimeout(timer)
}

function keepFor(milliseconds: number): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(
    () => (box?.matches(':hover, :focus-within') ? keepFor(milliseconds) : hide()),
    milliseconds,
  )
}

function toControl({ label, run, href }: ToastAction): HTMLElement {
  const control = document.createElement(href ? 'a' : 'button')
  if (control instanceof HTMLAnchorElement) control.href = href ?? ''
  else control.type = 'button'
  control.className = 'link-button'
  control.textContent = label
  if (run) control.addEventListener('click', run)
  return control
}

/** Empty it is not seen, but there: a reader of the screen hears what comes into it. */
function createBox(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toast'
  element.setAttribute('role', 'status')
  document.body.append(element)
  document.addEventListener('keydown', onKey)
  return element
}

/** The toast stands at the end of the document, and the next stop after the star in the order of Tab. */
function onKey(event: KeyboardEvent): void {
  if (!box?.hasChildNodes()) return
  if (event.key === 'Escape') return hide()
  if (event.key !== 'Tab' || !origin?.isConnected) return
  const controls = [...box.querySelectorAll<HTMLElement>('a, button')]
  const edge = event.shiftKey ? controls[0] : controls.at(-1)
  const target =
    document.activeElement === origin && !event.shiftKey
      ? controls[0]
      : document.activeElement === edge
        ? origin
        : null
  if (!target) return
  event.preventDefault()
  if (target === origin) keepFor(shownMs)
  target.focus()
}
