const running = new Map<string, Promise<unknown>>()

/**
 * Runs what has the same key one after another: a visitor's double click is two requests at a time,
 * and on SQLite each would see half of what the other one writes.
 */
export async function inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const before = running.get(key) ?? Promise.resolve()
  const current = before.then(run, run)
  running.set(key, current)
  try {
    return await current
  } finally {
    if (running.get(key) === current) running.delete(key)
  }
}
