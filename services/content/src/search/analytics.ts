import { env } from '../env'

const days = 30

/**
 * A report of the search service over the last thirty days (Algolia's Analytics API, which has no
 * user data).
 *
 * @param report such as `searches/noResults`
 * @throws when the service is down or refuses
 */
export async function fetchReport(
  report: string,
  parameters: Record<string, string>,
  now: Date,
): Promise<unknown> {
  const startDate = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const response = await fetch(
    `${env.ALGOLIA_HOST || 'https://analytics.algolia.com'}/2/${report}?${new URLSearchParams({ ...parameters, startDate })}`,
    {
      redirect: 'error',
      headers: {
        'x-algolia-application-id': env.ALGOLIA_APP_ID,
        'x-algolia-api-key': env.ALGOLIA_ADMIN_KEY,
      },
      signal: AbortSignal.timeout(3_000),
    },
  )
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}
