import type { Service } from './service'
import { browserClientId, samplePassword, siteUrl } from './values'

type Cookie = { value: string; path: string }

export type Answer = { status: number; url: string; headers: Headers; body: string }

/**
 * A minimal browser: follows redirects, submits forms, has cookies by path, and stops at external
 * addresses.
 */
export function openBrowser({ url }: Pick<Service, 'url'>) {
  const jar = new Map<string, Cookie>()

  const cookiesFor = (path: string) =>
    [...jar]
      .filter(
        ([, cookie]) =>
          path === cookie.path ||
          path.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`),
      )
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ')

  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', ...value] = pair.split('=')
      const attribute = (name: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
      const path = attribute('path') ?? '/'
      const isGone = new Date(attribute('expires') ?? '2999-01-01').getTime() < Date.now()
      if (isGone) jar.delete(`${name};${path}`)
      else jar.set(`${name};${path}`, { value: value.join('='), path })
    }
  }

  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const target = new URL(address, url)
    const headers = {
      'accept-language': 'en',
      accept: 'text/html',
      cookie: cookiesFor(target.pathname),
      ...(init.headers as Record<string, string>),
    }
    const answer = await fetch(target, { redirect: 'manual', ...init, headers })
    keep(answer.headers)
    return answer
  }

  /** Follows redirects to the first page or external address. */
  const follow = async (address: string, init?: RequestInit): Promise<Answer> => {
    let next = new URL(address, url).href
    let answer = await send(next, init)
    for (let hops = 0; hops < 10; hops++) {
      const location = answer.headers.get('location')
      if (!location)
        return {
          status: answer.status,
          url: next,
          headers: answer.headers,
          body: await answer.text(),
        }
      next = new URL(location, next).href
      if (!next.startsWith(`${url}/`))
        return { status: answer.status, url: next, headers: answer.headers, body: '' }
      answer = await send(next)
    }
    throw new Error(`Too many redirects at ${new URL(next).pathname}`)
  }

  const submit = (page: Answer, values: Record<string, string>, action?: string) => {
    const path = action ?? /<form method="post" action="([^"]+)"/.exec(page.body)?.[1] ?? ''
    return follow(new URL(path.replaceAll('&#38;', '&'), page.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: new URLSearchParams(values).toString(),
    })
  }

  return {
    jar,
    send,
    follow,
    submit,
    /** Signs in with a password on the hosted page. */
    login: async (email: string, query: Record<string, string> = {}, password = samplePassword) =>
      submit(await follow(authorizePath(query)), { email, password }),
    json: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          origin: siteUrl,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  }
}

export const authorizePath = (query: Record<string, string> = {}) =>
  `/authorize?${new URLSearchParams({
    client_id: browserClientId,
    response_type: 'token id_token',
    redirect_uri: `${siteUrl}/auth`,
    scope: 'openid profile email read:current_user',
    state: 'the-state',
    nonce: 'the-nonce',
    ...query,
  })}`

/** The response parameters of the fragment. */
export const readFragment = ({ url }: Answer): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)))

export const readQuery = ({ url }: Answer): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams)

/** The message of a web_message page, parsed from its script. */
export function postedBy({ body }: Answer): { response: Record<string, string>; target: string } {
  const data = /var data = (\{.*\});/.exec(body)?.[1]
  if (!data) throw new Error('No web message in the page.')
  const parsed = JSON.parse(data) as { response: Record<string, string>; redirect_uri: string }
  return { response: parsed.response, target: parsed.redirect_uri }
}
