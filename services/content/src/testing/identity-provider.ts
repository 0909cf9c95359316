import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** A stub identity provider: it signs access tokens, and serves its keys and a token's claims. */
export async function startIdentityProvider(audience: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }],
  })
  const userinfo = new Map<string, object>()
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('jwks.json')) return response.end(keys)
    const claims = userinfo.get(request.headers.authorization ?? '')
    response.statusCode = claims ? 200 : 401
    response.end(JSON.stringify(claims ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const domain = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    domain,
    /** Claims by the `authorization` header. */
    userinfo,
    toToken: (sub: string, claims: Record<string, unknown> = {}) =>
      new SignJWT({ sub, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuer(`${domain}/`)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(privateKey),
    stop: () => server.close(),
  }
}
