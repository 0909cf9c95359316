/** A segment of a route's pattern. */
export type Part =
  | { kind: 'word'; word: string }
  | { kind: 'segment'; name: string }
  | { kind: 'run'; name: string; min: number; max: number }

/** Parses `/people/:id/:slug`; the notation is in `table.ts`. */
export const splitParts = (pattern: string): Part[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(':')) return { kind: 'word', word: part }
      const run = /^:(\w+)\{(\d),(\d+)\}$/.exec(part)
      if (run) return { kind: 'run', name: run[1] ?? '', min: Number(run[2]), max: Number(run[3]) }
      return { kind: 'segment', name: part.slice(1) }
    })

export const isId = (value: string): boolean => /^[1-9]\d{0,9}$/.test(value)

export const isSlug = (value: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 120
