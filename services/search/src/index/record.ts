/** A stored record: JSON with an objectID. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type StoredRecord = { objectID: string } & { [name: string]: Json }

/** Every value at a path such as `authors.name`, through arrays. */
export function valuesAt(value: Json | undefined, path: readonly string[], depth = 0): Json[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path, depth))
  const name = path[depth]
  if (name === undefined) return [value]
  if (typeof value !== 'object') return []
  const rest = path.slice(depth).join('.')
  if (depth < path.length - 1 && Object.hasOwn(value, rest)) return valuesAt(value[rest], [])
  return Object.hasOwn(value, name) ? valuesAt(value[name], path, depth + 1) : []
}

export function readText(value: Json): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/**
 * Calls back for each number or text in a record, with its path; arrays keep the path of their
 * attribute.
 */
export function walk(
  value: Json | undefined,
  visit: (path: string, leaf: string | number | boolean) => void,
  path = '',
): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit, path))
  if (typeof value !== 'object') return visit(path, value)
  for (const [name, inner] of Object.entries(value))
    walk(inner, visit, path ? `${path}.${name}` : name)
}
