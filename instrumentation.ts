/** Runs once when the site starts (Next.js). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { keepRedirects } = await import('./lib/redirects/keep-redirects')
  void keepRedirects()
}
