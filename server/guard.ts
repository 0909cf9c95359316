import type { IncomingHttpHeaders } from 'node:http'
import type { Step } from './steps'
import { sendText } from './steps'

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const longestUrl = 8192
/** The largest form that is read; its fields have limits of their own. */
const largestBody = 3 * 1024 * 1024

type Request = {
  method?: string
  url?: string
  headers?: IncomingHttpHeaders
  rawHeaders?: string[]
}
type Refusal = { status: number; text: string; headers?: Record<string, string> }

/**
 * Refuses what the framework would respond to wrongly: malformed escapes (500), unknown methods
 * (200), addresses of another form than a path (redirects to their host), and of absurd length.
 *
 * @returns null for a request that may pass
 */
export function findRefusal({
  method = 'GET',
  url = '/',
  headers = {},
  rawHeaders = [],
}: Request): Refusal | null {
  if (!methods.has(method))
    return {
      status: 405,
      text: 'This method is not used here.',
      headers: { allow: [...methods].join(', ') },
    }
  // Next responds to such an action with 500
  if (method === 'POST' && isForeign(headers))
    return { status: 403, text: 'Another site may not send this.' }
  if (['POST', 'OPTIONS'].includes(method) && isFile(url))
    return { status: 405, text: 'A file can only be read.', headers: { allow: 'GET, HEAD' } }
  // RFC 9112, 3.2
  if (rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1)
    return { status: 400, text: 'The request names more than one host.' }
  if (!url.startsWith('/')) return { status: 400, text: 'This address cannot be read.' }
  if (headers['transfer-encoding'] !== undefined)
    return {
      status: 411,
      text: 'The length of what is sent has to be stated.',
      headers: { connection: 'close' },
    }
  if (Number(headers['content-length'] ?? 0) > largestBody)
    return {
      status: 413,
      text: 'This is more than the site takes at once.',
      headers: { connection: 'close' },
    }
  if (url.length > longestUrl) return { status: 404, text: 'There is no page at this address.' }
  if (!isDecodable(url)) return { status: 400, text: 'This address cannot be read.' }
  return null
}

/** Whether a page of another site sends it (cross-site request forgery). */
function isForeign({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false
  const { SITE_URL: site } = process.env
  const hosts = [host, site && new URL(site).host]
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}

/** Next responds to OPTIONS for a cached route handler with 500, too. */
const isFile = (url: string): boolean =>
  /^(?:[^?]*\.[a-z0-9]+(?:\?|$)|\/api\/(?:feeds|vcard)\/)/i.test(url)

function isDecodable(url: string): boolean {
  const [pathname = ''] = url.split('?')
  if (!pathname.includes('%')) return !/[\u0000-\u001f\u007f]/.test(pathname)
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Headers by which a visitor could choose a policy, a version, or a way around the middleware. */
const internalHeaders = [
  'x-action-forwarded',
  'content-security-policy',
  'x-content-version',
  'x-page-key',
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-nonce',
]
const forwardedHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']

type Sender = { headers: IncomingHttpHeaders; socket?: { remoteAddress?: string } }

const isBehindProxy = () => Boolean(process.env.TRUST_PROXY)

/** The address of who sends the request; the last one that a trusted proxy names. */
export function toAddress({ headers, socket }: Sender): string {
  const forwarded = isBehindProxy() ? String(headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || (socket?.remoteAddress ?? 'unknown')
}

/** Removes headers that only this server, or a trusted proxy, may set. */
export function stripForeignHeaders({ headers, socket }: Sender): void {
  headers['x-client-address'] = toAddress({ headers, socket })
  for (const name of internalHeaders) delete headers[name]
  if (!isBehindProxy()) for (const name of forwardedHeaders) delete headers[name]
}

export const guard: Step = (request, response) => {
  const refusal = findRefusal(request)
  if (refusal) sendText(response, refusal.status, refusal.text, refusal.headers)
  return refusal !== null
}
