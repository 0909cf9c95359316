/** Memoizes a function by its JSON-encoded arguments. The oldest entry is evicted when there are `maxEntries`. */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...parameters: Arguments) => Result,
  maxEntries: number,
): (...parameters: Arguments) => Result {
  const entries = new Map<string, Result>()
  return (...parameters) => {
    const key = JSON.stringify(parameters)
    const cached = entries.get(key)
    if (cached !== undefined) return cached
    const result = compute(...parameters)
    const [oldest] = entries.keys()
    if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest)
    entries.set(key, result)
    return result
  }
}
