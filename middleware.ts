import { NextResponse, type NextRequest } from 'next/server'
import { policyWith } from '@/lib/cache/policy.mjs'
import { isPerRequest, resolveAddress } from '@/lib/routes/resolve'
import { sessionCookie } from '@/lib/session/auth-routes'

/**
 * Routes only: language prefixes, redirects, pages with filters, missing pages. It never decides who
 * may see what (decision 11), and it does no I/O.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = new URL(request.url)
  const resolution = resolveAddress(pathname, withoutInternal(searchParams), {
    signedIn: hasSession(request),
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

/** A long session is in several cookies, numbered. That there is one decides which page answers, not what it shows. */
const hasSession = (request: NextRequest): boolean =>
  request.cookies
    .getAll()
    .some(
      ({ name }) =>
        name === sessionCookie ||
        name.startsWith(`${sessionCookie}__`) ||
        name.startsWith(`${sessionCookie}.`),
    )

/** React rebuilds the stacks of the server's errors by `eval()`, and logs an error where the policy forbids it. */
const reactInDevelopment = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []

/** The framework puts the nonce of the request's policy on the scripts that it writes. */
function withNonce(
  request: NextRequest,
  answer: (init: { request: { headers: Headers } }) => NextResponse,
): NextResponse {
  const policy = policyWith([`'nonce-${btoa(crypto.randomUUID())}'`, ...reactInDevelopment])
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = answer({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Next marks its own requests for page data with `_rsc`; it is no filter of a list. */
function withoutInternal(search: URLSearchParams): URLSearchParams {
  if (!search.has('_rsc')) return search
  const own = new URLSearchParams(search)
  own.delete('_rsc')
  return own
}

/** Assets and route handlers pass by, and so do detail pages that already carry a language. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|(?:fr-fr|zh-cn)/(?:people|publications)/\\d+/[a-z0-9-]+$|(?:favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml|sitemaps/|manifest\\.webmanifest|icons/|\\.well-known/|media/)).*)',
  ],
}
