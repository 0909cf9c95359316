/** Runs once when the service starts (Next.js): mail that waits is sent from then on, and the search service hears of changes. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const { openPostOffice } = await import('./mail/post-office')
  const { openIndexing } = await import('./search/changes')
  const payload = await getPayload({ config })
  openPostOffice(payload)
  openIndexing(payload)
}
