/**
 * Runs once when the service starts (Next.js). In a file of its own, as Next reads this one for its
 * other runtime too, which lacks what Node has.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('./instrumentation-node')).startBackgroundJobs()
}
