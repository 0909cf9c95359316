import type { IncomingHttpHeaders } from 'node:http'
import type { Step } from './steps'
import { sendText } from './steps'

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const longestUrl = 8192
/** The largest form that is read; its fields have limits of their own. */
const largestBody = 3 * 1024 * 1024

type Request = { method?: string; url?: string; headers?: IncomingHttpHeaders }
type Refusal = { status: number; text: string; headers?: Record<string, string> }

/**
 * Refuses what the framework would respond to wrongly: malformed escapes (500), unknown methods
 * (200), and addresses of absurd length.
 *
 * @returns null for a request that may pass
 */
export function refusalOf({ method = 'GET', url = '/', headers = {} }: Request): Refusal | null {
  if (!methods.has(method))
    return {
      status: 405,
      text: 'This method is not used here.',
      headers: { allow: [...methods].join(', ') },
    }
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
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-nonce',
]
const forwardedHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']

type Sender = { headers: IncomingHttpHeaders; socket?: { remoteAddress?: string } }

/** Removes headers that only this server, or a trusted proxy, may set. */
export function stripForeignHeaders({ headers, socket }: Sender): void {
  const behindProxy = Boolean(process.env.TRUST_PROXY)
  const last = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  headers['x-client-address'] = last || (socket?.remoteAddress ?? 'unknown')
  for (const name of internalHeaders) delete headers[name]
  if (!behindProxy) for (const name of forwardedHeaders) delete headers[name]
}

export const guard: Step = (request, response) => {
  const refusal = refusalOf(request)
  if (refusal) sendText(response, refusal.status, refusal.text, refusal.headers)
  return refusal !== null
}
