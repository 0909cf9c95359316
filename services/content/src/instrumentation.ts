/**
 * Next.js calls this once at start. The Node code is a separate module, as Next also compiles this
 * file for the edge runtime.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      await (await import('./instrumentation-node')).startBackgroundJobs()
    } catch (cause) {
      // Next would log it and never open the port; a supervisor restarts what exits
      console.error('The content service cannot start', cause)
      process.exit(1)
    }
  }
}
