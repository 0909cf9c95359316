import { env } from '@/lib/env/env'
import { fetchFrom } from '@/lib/upstreams/fetch'

const fetchAnalytics = fetchFrom('analytics')

/** Larger bodies are no analytics events. */
const maxBodyBytes = 512 * 1024

/** Endpoints that PostHog's script uses; others return 404. None responds with a script. */
const allowedPaths = /^(i\/v0\/e|e|batch|capture|flags|decide)\/?$/
const isAllowed = (path: string) =>
  allowedPaths.test(path) || path === `array/${env.POSTHOG_KEY}/config`

/**
 * Proxies analytics to PostHog; a rewrite would forward this site's cookies. An unreachable host gives 204,
 * so that the visitor's console stays clean.
 */
async function proxy(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = (await params).path.join('/')
  if (!env.POSTHOG_KEY || !isAllowed(path)) return new Response(null, { status: 404 })
  const body = request.method === 'POST' ? Buffer.from(await request.arrayBuffer()) : undefined
  if (body && body.length > maxBodyBytes) return new Response(null, { status: 413 })
  const { search } = new URL(request.url)
  try {
    const response = await fetchAnalytics(
      `${env.POSTHOG_HOST}/${path}/${search}`.replace(/\/{1,2}(\?|$)/, '/$1'),
      {
        method: request.method,
        headers: {
          'content-type': request.headers.get('content-type') ?? 'application/json',
          'user-agent': request.headers.get('user-agent') ?? '',
        },
        body,
      },
    )
    return new Response(await response.arrayBuffer(), {
      status: response.status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      },
    })
  } catch {
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
}

export const GET = proxy
export const POST = proxy
