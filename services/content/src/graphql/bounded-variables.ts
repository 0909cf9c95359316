export const largestLimit = 100
export const mostVariables = 300

/**
 * Variables of anybody but the site's server, which needs long lists for its sitemaps: `where` is
 * theirs to write.
 */
export function areBounded(variables: unknown): boolean {
  let values = 0
  const isBounded = (value: unknown, name: string, depth: number): boolean => {
    values += 1
    if (values > mostVariables || depth > 8) return false
    if (name === 'limit' && !(typeof value === 'number' && value >= 1 && value <= largestLimit))
      return false
    return (
      typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, entry]) => isBounded(entry, key, depth + 1))
    )
  }
  return isBounded(variables ?? null, '', 0)
}
