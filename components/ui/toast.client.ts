import button from './button.module.css'
import styles from './toast.module.css'

/** A toast with actions. Tab reaches it from the element that caused it; Escape closes it. */

/** `panel`: the link opens the sign-in panel. */
export type ToastAction = { label: string; run?: () => void; href?: string; panel?: boolean }
type Toast = { text: string; actions?: ToastAction[]; close: string; from?: HTMLElement | null }

const visibleMs = 10_000

let container: HTMLElement | undefined
let timer = 0
let origin: HTMLElement | null = null

export function showToast({ text, actions = [], close, from = null }: Toast): void {
  const toast = (container ??= createContainer())
  origin = from
  const message = document.createElement('p')
  message.textContent = text
  toast.replaceChildren(
    message,
    ...actions.map(toControl),
    toControl({ label: close, run: hideToast }),
  )
  hideAfter(visibleMs)
}

export const hideToast = (): void => {
  const hadFocus = container?.contains(document.activeElement)
  container?.replaceChildren()
  if (hadFocus) origin?.focus()
  window.clearTimeout(timer)
}

function hideAfter(milliseconds: number): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(
    () => (container?.matches(':hover, :focus-within') ? hideAfter(milliseconds) : hideToast()),
    milliseconds,
  )
}

function toControl({ label, run, href, panel }: ToastAction): HTMLElement {
  const control = document.createElement(href ? 'a' : 'button')
  if (control instanceof HTMLAnchorElement) control.href = href ?? ''
  else control.type = 'button'
  if (panel) control.dataset.panel = ''
  Object.assign(control, { className: button.link, textContent: label })
  if (run) control.addEventListener('click', run)
  return control
}

/** Rendered while empty, because screen readers announce changes of an existing live region only. */
function createContainer(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element, { className: styles.toast })
  element.dataset.toast = ''
  element.setAttribute('role', 'status')
  document.body.append(element)
  document.addEventListener('keydown', onKeydown)
  return element
}

/** The toast is at the end of the document; Tab treats it as the next stop after its origin. */
function onKeydown(event: KeyboardEvent): void {
  if (!container?.hasChildNodes()) return
  if (event.key === 'Escape') return hideToast()
  if (event.key !== 'Tab' || !origin?.isConnected) return
  const controls = [...container.querySelectorAll<HTMLElement>('a, button')]
  const edge = event.shiftKey ? controls[0] : controls.at(-1)
  const target =
    document.activeElement === origin && !event.shiftKey
      ? controls[0]
      : document.activeElement === edge
        ? origin
        : null
  if (!target) return
  event.preventDefault()
  if (target === origin) hideAfter(visibleMs)
  target.focus()
}
