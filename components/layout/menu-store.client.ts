'use client'

import { useSyncExternalStore } from 'react'
import type { Menu } from '@/lib/content/site/menu'

const menus = new Map<string, Menu>()
const requested = new Set<string>()
const listeners = new Set<() => void>()

/** Requests a menu once; after a failure again, when a visitor tries again. */
export function loadMenu(href: string): void {
  if (requested.has(href)) return
  requested.add(href)
  fetch(href, { headers: { accept: 'application/json' } })
    .then(async (response) => {
      if (!response.ok) throw new Error(`The menu: ${response.status}`)
      menus.set(href, (await response.json()) as Menu)
      for (const listener of listeners) listener()
    })
    .catch(() => requested.delete(href)) // the panel has the link of its section
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The menu of an address; undefined until it is there. */
export const useMenu = (href: string): Menu | undefined =>
  useSyncExternalStore(
    subscribe,
    () => menus.get(href),
    () => undefined,
  )
