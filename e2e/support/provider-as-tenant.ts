import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { identity } from './members'

export type TenantCookies = 'plain' | 'partitioned'

type Tenant = {
  /** For Chromium: its connections to the provider come here. */
  browserArgument: string
  /** Whether the last request of a frame had the session's cookie; null before one. */
  framesGetSession: () => boolean | null
  stop: () => void
}

/**
 * The provider with cookies as those of a hosted tenant: `SameSite=None; Secure`, which frames of another site send
 * unless the browser blocks or partitions them (CHIPS). Chromium takes `Secure` from this machine over plain http.
 */
export async function startProviderAsTenant(cookies: TenantCookies): Promise<Tenant> {
  const { hostname, port } = new URL(identity.url)
  let framesGetSession: boolean | null = null
  const toTenantCookie = (cookie: string) =>
    `${cookie.replace(/;\s*samesite=\w+/i, '')}; SameSite=None; Secure${
      cookies === 'partitioned' ? '; Partitioned' : ''
    }`
  const server = createServer((incoming, response) => {
    const { url, method, headers } = incoming
    if (headers['sec-fetch-dest'] === 'iframe' && url?.startsWith('/authorize?'))
      framesGetSession = /idp\.session=/.test(headers.cookie ?? '')
    const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
      const { 'set-cookie': set, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, {
        ...others,
        ...(set && { 'set-cookie': set.map(toTenantCookie) }),
      })
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  return {
    browserArgument: `--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${own}`,
    framesGetSession: () => framesGetSession,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
