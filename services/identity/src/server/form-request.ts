import { IncomingMessage } from 'node:http'
import { isPasswordless } from '../provider/claims'
import { passwordRealmGrant, passwordlessGrant } from '../provider/grant-types'

const limit = 56 * 1024

/** The endpoints of oidc-provider that only accept forms, and at Auth0 also JSON. */
const formEndpoints = new Set(['/oauth/token', '/oauth/revoke', '/oauth/ro'])

export class BadBodyError extends Error {}

/**
 * Converts JSON bodies and Basic client credentials to a form body: oidc-provider reads forms, and
 * supports one authentication method per client.
 *
 * @throws BadBodyError when the body is no flat JSON object, or too long
 */
export async function toFormRequest(request: IncomingMessage): Promise<IncomingMessage> {
  const path = (request.url ?? '').split('?')[0] ?? ''
  if (request.method !== 'POST' || !formEndpoints.has(path)) return request
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
  const credentials = basicCredentials(request.headers.authorization)
  const isOlderLogin = path === '/oauth/ro'
  if (!isJson && !credentials && !isOlderLogin) return request
  const body = await readText(request)
  const form = isJson ? toForm(body) : new URLSearchParams(body)
  for (const [name, value] of Object.entries(credentials ?? {})) form.set(name, value)
  if (isOlderLogin) toRealmGrant(form)
  return copyWithBody(request, isOlderLogin ? '/oauth/token' : (request.url ?? ''), form.toString())
}

/** The legacy login (`oauth/ro`) is the password-realm grant under other names. */
function toRealmGrant(form: URLSearchParams): void {
  const connection = form.get('connection') ?? ''
  const isCode = isPasswordless(connection)
  if (isCode) form.set('otp', form.get('password') ?? '')
  form.set('realm', connection)
  form.set('grant_type', isCode ? passwordlessGrant : passwordRealmGrant)
  if (!form.get('scope')) form.set('scope', 'openid')
}

function toForm(text: string): URLSearchParams {
  const parsed = parseObject(text)
  const entries = Object.entries(parsed).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    if (typeof value === 'object') throw new BadBodyError('The body must be flat.')
    return [[name, String(value)]]
  })
  return new URLSearchParams(entries)
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  } catch {
    // Handled below like any other body that is no object.
  }
  throw new BadBodyError('The body is no JSON object.')
}

/** RFC 6749 section 2.3.1: both parts are form-encoded first. */
function basicCredentials(
  header: string | undefined,
): { client_id: string; client_secret: string } | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return undefined
  const decode = (part: string) => new URLSearchParams(`x=${part}`).get('x') ?? ''
  return { client_id: decode(text.slice(0, colon)), client_secret: decode(text.slice(colon + 1)) }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) throw new BadBodyError('The body is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function copyWithBody(request: IncomingMessage, url: string, body: string): IncomingMessage {
  const { authorization: _, ...headers } = request.headers
  const copy = new IncomingMessage(request.socket)
  copy.method = request.method
  copy.url = url
  copy.httpVersion = request.httpVersion
  copy.headers = {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  copy.complete = true // otherwise its end would close the socket
  copy.push(body)
  copy.push(null)
  return copy
}
