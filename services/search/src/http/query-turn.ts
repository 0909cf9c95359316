let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves when a query may run: one after the other, as they came, with a turn of the event loop
 * between two. Without it a request that came a moment after the others waited for them twice, as
 * the event loop reads its connections in a fixed order.
 */
export function queryTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
