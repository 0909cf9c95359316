/** Maximum time slice; longer ones delay waiting queries noticeably. */
const sliceMs = 6

/**
 * Splits long tasks: awaited between steps, it yields to the event loop once the time slice is used
 * up, and otherwise resolves immediately.
 */
export function createYield(): () => Promise<void> | undefined {
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
