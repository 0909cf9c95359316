import * as client from 'openid-client'
import { readFragment, openBrowser } from './browser'
import { maya, samplePassword, serverClient, siteUrl } from './values'

/**
 * The server sign-in by openid-client, in a child process, as Jest cannot load it. Prints the
 * result.
 */
async function main(url: string): Promise<void> {
  const config = await client.discovery(
    new URL(`${url}/`),
    serverClient.id,
    undefined,
    client.ClientSecretPost(serverClient.secret),
    { execute: [client.allowInsecureRequests] },
  )
  const verifier = client.randomPKCECodeVerifier()
  const nonce = client.randomNonce()
  const state = client.randomState()
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: `${siteUrl}/api/auth/callback`,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    nonce,
    state,
  })
  const browser = openBrowser({ url })
  const answer = await browser.submit(await browser.follow(address.href), {
    email: maya.email,
    password: samplePassword,
  })
  if (Object.keys(readFragment(answer)).length > 0)
    throw new Error('A code does not come in the fragment.')
  const tokens = await client.authorizationCodeGrant(config, new URL(answer.url), {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
  })
  const claims = tokens.claims()!
  const userinfo = await client.fetchUserInfo(config, tokens.access_token, claims.sub)
  process.stdout.write(
    JSON.stringify({
      sub: claims.sub,
      iss: claims.iss,
      nonce: claims.nonce === nonce,
      userinfo: userinfo.email,
    }),
  )
}

await main(process.argv[2]!)
