import { fetch as fetchOverNetwork } from 'undici'
import { env } from '@/lib/env/env'

/** More than this is no measurement. */
const largest = 512 * 1024

/** What PostHog's script asks for; everything else is nobody's business here. */
const known = /^(i\/v0\/e|e|batch|capture|flags|decide|array\/[\w-]+\/config(\.js)?)\/?$/

/**
 * Hands measurements on to PostHog. A route handler and not a rewrite: a rewrite would send this site's cookies along.
 * A host that does not answer costs the visitor nothing.
 */
async function relay(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/')
  if (!env.POSTHOG_KEY || !known.test(path)) return new Response(null, { status: 404 })
  const body = request.method === 'POST' ? Buffer.from(await request.arrayBuffer()) : undefined
  if (body && body.length > largest) return new Response(null, { status: 413 })
  const { search } = new URL(request.url)
  try {
    const response = await fetchOverNetwork(
      `${env.POSTHOG_HOST}/${path}/${search}`.replace(/\/{1,2}(\?|$)/, '/$1'),
      {
        method: request.method,
        headers: {
          'content-type': request.headers.get('content-type') ?? 'application/json',
          'user-agent': request.headers.get('user-agent') ?? '',
        },
        body,
        signal: AbortSignal.timeout(5_000),
      },
    )
    return new Response(await response.arrayBuffer(), {
      status: response.status,
      headers: {
        'content-type': response.headers.get('content-type') ?? 'application/json',
        'cache-control': 'no-store',
      },
    })
  } catch {
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
}

export const GET = relay
export const POST = relay
