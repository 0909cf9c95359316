import { NextResponse, type NextRequest } from 'next/server'
import { policyWith } from '@/lib/cache/policy.mjs'
import { filteredFeedAt } from '@/lib/routes/files'
import { isPerRequest, resolveAddress } from '@/lib/routes/resolve'
import { hasSessionCookie } from '@/lib/session/session-cookie'

/**
 * Routing only: locale prefixes, redirects, dynamic variants, 404s. No I/O, and no access control
 * (decision 11).
 */
export function middleware(request: NextRequest): NextResponse {
  // Next's own request for a server action of another route: its path is that route's pattern.
  if (request.headers.has('x-action-forwarded')) return NextResponse.next()
  const { pathname, search, searchParams } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    const feed = filteredFeedAt(pathname, searchParams)
    return feed ? NextResponse.rewrite(new URL(feed + search, request.url)) : NextResponse.next()
  }
  const resolution = resolveAddress(pathname, withoutInternalParams(searchParams), {
    signedIn: hasSessionCookie(request.headers.get('cookie')),
  })
  switch (resolution.kind) {
    case 'next':
      return isPerRequest(pathname)
        ? withNonce(request, (init) => NextResponse.next(init))
        : NextResponse.next()
    case 'redirect':
      return NextResponse.redirect(new URL(resolution.to, request.url), resolution.status)
    case 'missing':
      return NextResponse.rewrite(new URL(`/${resolution.locale}/missing`, request.url), {
        status: 404,
      })
    case 'rewrite': {
      const to = new URL(`${resolution.path}${request.nextUrl.search}`, request.url)
      return isPerRequest(resolution.path)
        ? withNonce(request, (init) => NextResponse.rewrite(to, init))
        : NextResponse.rewrite(to)
    }
  }
}

/** React uses `eval()` in development to rebuild the stacks of server errors. */
const reactInDevelopment = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []

/** Next.js adds the nonce of the request's CSP header to its scripts. */
function withNonce(
  request: NextRequest,
  respond: (init: { request: { headers: Headers } }) => NextResponse,
): NextResponse {
  const policy = policyWith([`'nonce-${btoa(crypto.randomUUID())}'`, ...reactInDevelopment])
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = respond({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** `_rsc` is an internal parameter of Next.js, not a filter. */
function withoutInternalParams(search: URLSearchParams): URLSearchParams {
  if (!search.has('_rsc')) return search
  const publicParams = new URLSearchParams(search)
  publicParams.delete('_rsc')
  return publicParams
}

/** Excludes assets, route handlers other than feeds, and detail pages that already have a locale prefix. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|(?:fr-fr|zh-cn)/(?:people|publications)/\\d+/[a-z0-9-]+$|(?:favicon\\.ico|icon\\.svg|land\\.svg|robots\\.txt|llms\\.txt|sitemap\\.xml|sitemaps/|manifest\\.webmanifest|icons/|\\.well-known/|media/)).*)',
    '/api/feeds/:path*',
  ],
}
