import { readyQuery } from '@/lib/content/ready/query'
import { queryContent } from '@/lib/graphql/server'
import { upstreamStates } from '@/lib/upstreams/upstream'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/** Readiness: 200 when all required services respond; otherwise 503 with the names of those that do not. */
export async function GET() {
  try {
    await queryContent(readyQuery, {})
    return Response.json(
      { status: 'ready', services: { ...upstreamStates(), content: 'ok' } },
      { headers },
    )
  } catch (cause) {
    if (!(cause instanceof ContentUnavailableError)) throw cause
    return Response.json(
      { status: 'waiting', services: { ...upstreamStates(), content: 'unavailable' } },
      { status: 503, headers: { ...headers, 'retry-after': '5' } },
    )
  }
}
