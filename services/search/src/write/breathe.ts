/** Longer than this at a stretch, and a query that waits would feel it. */
const sliceMs = 6

/**
 * Long work in slices: `await breathe()` between its steps lets queries in when the slice is used up.
 * Costs nothing otherwise.
 */
export function createBreath(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < sliceMs) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now()
        resolve()
      }),
    )
  }
}
