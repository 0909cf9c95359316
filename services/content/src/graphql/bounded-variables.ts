export const maxLimit = 100
export const maxVariableValues = 300

/**
 * Checks the variables of clients other than the site's server, which needs long lists for
 * sitemaps; `where` is free-form and must be bounded.
 */
export function areBounded(variables: unknown): boolean {
  let values = 0
  const isBounded = (value: unknown, name: string, depth: number): boolean => {
    values += 1
    if (values > maxVariableValues || depth > 8) return false
    if (name === 'limit' && !(typeof value === 'number' && value >= 1 && value <= maxLimit))
      return false
    return (
      typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, entry]) => isBounded(entry, key, depth + 1))
    )
  }
  return isBounded(variables ?? null, '', 0)
}
