import type { IncomingMessage, ServerResponse } from 'node:http'
import { FallbackPages, localeOfUrl, withReference, withSuggestions } from './fallback-pages'
import type { PageStore } from './page-store'
import type { Options, Renderer } from './renderer'
import { TooManyRequestsError } from './visitor-limit'

describe('the language of the page that stands in for a failed one', () => {
  test.each([
    ['/', 'en'],
    ['/people', 'en'],
    ['/fr-fr', 'fr-fr'],
    ['/fr-fr/people', 'fr-fr'],
    ['/fr-fr?q=a', 'fr-fr'],
    ['/zh-cn#a', 'zh-cn'],
    ['/FR-FR', 'en'],
    ['/fr', 'en'],
    ['/en-sg/graduates', 'en'],
    ['/../zh-cn', 'en'],
    ['/__proto__', 'en'],
    ['//fr-fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %j is %s', (url, locale) => expect(localeOfUrl(url)).toBe(locale))
})

describe('suggestions on the missing page', () => {
  const page =
    '<main><div id="suggestions" data-heading="Were you looking for one of these?"></div></main>'

  test('are links that need no script', () =>
    expect(
      withSuggestions(page, [{ label: 'Ines Kato', href: '/people/1057/ines-kato' }]),
    ).toContain('<li><a href="/people/1057/ines-kato">Ines Kato</a></li>'))

  test('never hold markup of a name, nor lead off the site', () => {
    const html = withSuggestions(page, [
      { label: '<script>alert(1)</script>', href: '/a"onclick="x' },
      { label: 'A', href: '//evil.test' },
      { label: 'B', href: 'javascript:alert(1)' },
    ])
    expect(html).not.toContain('<script>')
    expect(html).not.toMatch(/evil|javascript|"onclick/)
  })

  test('none leave the page as it is', () => expect(withSuggestions(page, [])).toBe(page))
})

test('the page of a failed request names its id', () => {
  const page = '<p id="reference" class="digest" data-label="Reference:"></p>'
  expect(withReference(page, 'a1b2')).toContain('data-label="Reference:">Reference: a1b2</p>')
  expect(withReference(page, '<b>')).not.toContain('<b>')
})

describe('suggestions for a missing page', () => {
  /** Responds to a missing page with a renderer that does this. */
  async function sendMissing(request: (url: string, options: Options) => Promise<unknown>) {
    const store = { get: async () => undefined } as unknown as PageStore
    const pages = new FallbackPages(store, { request } as unknown as Renderer, () => {})
    const sent = { status: 0, retryAfter: '' }
    const response = {
      setHeader: (_name: string, value: string) => void (sent.retryAfter = value),
      writeHead: (status: number) => void (sent.status = status),
      end: () => {},
    }
    const missing = { method: 'GET', url: '/nothing', headers: { accept: 'text/html' } }
    await pages.sendMissing(
      { ...missing, socket: { remoteAddress: '192.0.2.7' } } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    )
    return sent
  }

  test('are requested for the visitor, and leave the queue when their time is over', async () => {
    jest.useFakeTimers()
    const sent = sendMissing(
      (_url, { visitor, signal }) =>
        new Promise((_resolve, reject) => {
          expect(visitor).toBe('192.0.2.7')
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    await jest.advanceTimersByTimeAsync(1_000)
    jest.useRealTimers()
    expect((await sent).status).toBe(404)
  })

  test('beyond the limit of the visitor are refused, with the seconds to wait', async () =>
    expect(
      await sendMissing(async () => {
        throw new TooManyRequestsError(42)
      }),
    ).toEqual({ status: 429, retryAfter: '42' }))

  test('are left out when others wait for theirs', async () =>
    expect((await sendMissing(() => Promise.reject(new Error('busy')))).status).toBe(404))
})

describe('the page in place of one that failed', () => {
  /** The bytes that a visitor of an address is sent. */
  async function sendUnavailable(url: string, cause?: unknown): Promise<string> {
    const html = '<p id="reference" data-label="Reference:"></p>'
    const body = Buffer.from(html)
    const page = { html: body, variant: async () => ({ headers: {}, body }) }
    const store = { get: async () => page } as unknown as PageStore
    const pages = new FallbackPages(store, {} as Renderer, () => {})
    let sent = ''
    const response = {
      setHeader: () => {},
      writeHead: () => {},
      end: (bytes: Buffer) => void (sent = String(bytes)),
    }
    const headers = { accept: 'text/html', 'x-request-id': 'a1b2' }
    await pages.sendUnavailable(
      { method: 'GET', url, headers } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      cause,
    )
    return sent
  }

  test.each([
    ['an outage', undefined],
    ['too many requests', new TooManyRequestsError(1)],
  ])('is the same for all addresses after %s', async (_, cause) => {
    const first = await sendUnavailable('/private-1?name=x', cause)
    expect(first).toContain('reference')
    expect(await sendUnavailable('/private-2', cause)).toBe(first)
  })
})
