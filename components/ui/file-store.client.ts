'use client'

import { useSyncExternalStore } from 'react'

const files = new Map<string, unknown>()
const requests = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()

/** Requests a JSON file of this site once; after a failure again with the next call. */
export function loadFile<Content>(href: string): Promise<Content> {
  const request = requests.get(href) ?? requestFile(href)
  requests.set(href, request)
  return request as Promise<Content>
}

async function requestFile(href: string): Promise<unknown> {
  try {
    const response = await fetch(href, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${href}: ${response.status}`)
    const content: unknown = await response.json()
    files.set(href, content)
    for (const listener of listeners) listener()
    return content
  } catch (cause) {
    requests.delete(href)
    throw cause
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The content of a file that was loaded; undefined until it is there. */
export const useFile = <Content>(href: string): Content | undefined =>
  useSyncExternalStore(
    subscribe,
    () => files.get(href) as Content | undefined,
    () => undefined,
  )
