/**
 * Next.js calls this once at start. The Node code is a separate module, as Next also compiles this
 * file for the edge runtime.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('./instrumentation-node')).startBackgroundJobs()
}
