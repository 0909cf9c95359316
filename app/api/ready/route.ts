import { readyQuery } from '@/lib/content/ready/query'
import { queryContent } from '@/lib/graphql/server'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/** Answers 200 once the services that the site needs answer, 503 before; names the ones that do not. */
export async function GET() {
  try {
    await queryContent(readyQuery, {})
    return Response.json({ status: 'ready', services: { content: 'ok' } }, { headers })
  } catch (cause) {
    if (!(cause instanceof ContentUnavailableError)) throw cause
    return Response.json(
      { status: 'waiting', services: { content: 'unavailable' } },
      { status: 503, headers: { ...headers, 'retry-after': '5' } },
    )
  }
}
