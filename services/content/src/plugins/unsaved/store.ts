/** What a form had that was not saved, as it is kept in the browser. */
export type Kept = {
  at: number
  /** Of the fields of the document that were changed. */
  names: string[]
  values: Record<string, unknown>
}

const prefix = 'unsaved'

/**
 * Keeps what editors write in `localStorage`, for the account that wrote it: by document, language
 * and opening of the form.
 */
export const buildKey = (user: number | string, document: string, opening: string): string =>
  [prefix, user, document, opening].join(' ')

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} `))

/** What another account wrote in this browser is not kept for this one to read. */
export function removeOthers(user: number | string): void {
  for (const key of keys()) if (!key.startsWith(`${prefix} ${user} `)) localStorage.removeItem(key)
}

/** What was kept of a document, by its key, the newest first. */
export const readKept = (user: number | string, document: string): [string, Kept][] =>
  keys()
    .filter((key) => key.startsWith(buildKey(user, document, '')))
    .flatMap((key): [string, Kept][] => {
      const kept = parse(localStorage.getItem(key))
      return kept ? [[key, kept]] : []
    })
    .sort(([, a], [, b]) => b.at - a.at)

/** The oldest give way where the browser has no more space. */
export function keep(key: string, form: Omit<Kept, 'at'>): void {
  const text = JSON.stringify({ ...form, at: Date.now() } satisfies Kept)
  for (;;)
    try {
      return localStorage.setItem(key, text)
    } catch (cause) {
      const [oldest] = keys()
        .filter((other) => other !== key)
        .sort((a, b) => timeOf(a) - timeOf(b))
      if (!oldest) return console.warn('The browser has no space to keep the form', cause)
      localStorage.removeItem(oldest)
    }
}

const timeOf = (key: string): number => parse(localStorage.getItem(key))?.at ?? 0

function parse(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof Reflect.get(kept, 'at') === 'number' &&
  Array.isArray(Reflect.get(kept, 'names')) &&
  typeof Reflect.get(kept, 'values') === 'object' &&
  Reflect.get(kept, 'values') !== null
