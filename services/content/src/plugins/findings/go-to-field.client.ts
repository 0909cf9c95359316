'use client'

import type { ClientField } from 'payload'
import { toElementIds, toTabIndex } from './field-place'

/** Of waiting for what is rendered. */
const frames = 40

/**
 * Opens the tab and the rows that a field is in, scrolls to it, and moves the focus there. Payload
 * renders the fields of a row when it is opened, and those of a form when they are near the viewport.
 *
 * @param path such as `body.2.text`
 */
export async function goToField(path: string, fields: ClientField[]): Promise<void> {
  const tab = toTabIndex(path, fields)
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  if (tab !== null) tabs[tab]?.click()
  let target: HTMLElement | null = null
  for (const id of toElementIds(path)) {
    const element = await waitFor(id, target === null)
    if (!element) continue
    target = element
    element.scrollIntoView({ block: 'center' })
    element
      .querySelector<HTMLElement>(':scope > .collapsible--collapsed .collapsible__toggle')
      ?.click()
  }
  if (!target) return
  target.scrollIntoView({ block: 'center' })
  toFocusable(target)?.focus({ preventScroll: true })
}

const text = '[contenteditable="true"]'
const focusable = `${text}, input:not([type="hidden"]), textarea, select, button`

const toFocusable = (element: HTMLElement): HTMLElement | null =>
  element.matches(focusable)
    ? element
    : element.querySelector<HTMLElement>(element.matches('.rich-text-lexical') ? text : focusable)

/** A running text has no id, but its label names one. */
const find = (id: string): HTMLElement | null =>
  document.getElementById(id) ??
  document.querySelector(`label[for="${id}"]`)?.closest<HTMLElement>('.field-type') ??
  null

async function waitFor(id: string, mayScroll: boolean): Promise<HTMLElement | null> {
  for (let frame = 0; frame < frames; frame += 1) {
    const element = find(id)
    if (element) return element
    if (mayScroll && frame % 5 === 4) window.scrollBy(0, window.innerHeight)
    await new Promise(requestAnimationFrame)
  }
  return null
}
