import { jwtVerify } from 'jose'
import type { PayloadRequest } from 'payload'
import { stub } from '../testing/stub'

const secret = 'preview secret of the tests'
const editor = { user: stub<PayloadRequest['user']>({ id: 7, _sid: 'a-session' }) }

async function linkOf(path: string, locale: string): Promise<URL> {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: secret,
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  const { previewUrl } = await import('./preview')
  return new URL((await previewUrl(path, locale, editor)) ?? '')
}

const read = (url: URL, key = secret, more: Record<string, unknown> = {}) =>
  jwtVerify(url.searchParams.get('token') ?? '', new TextEncoder().encode(key), {
    audience: 'preview',
    algorithms: ['HS256'],
    ...more,
  })

describe('previewUrl', () => {
  test('contains path and locale, and expires after 15 minutes', async () => {
    const url = await linkOf('/publications/2001/a', 'fr-fr')
    expect(url.origin + url.pathname).toBe('https://www.site.test/api/preview')
    const { payload } = await read(url)
    expect(payload).toMatchObject({
      path: '/publications/2001/a',
      locale: 'fr-fr',
      aud: 'preview',
      sub: '7',
      sid: 'a-session',
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900)
  })

  test('is null for a caller without a session', async () => {
    const { previewUrl } = await import('./preview')
    expect(await previewUrl('/', 'en', { user: null })).toBeNull()
  })

  test('is invalid when expired, with another key or for another audience', async () => {
    const url = await linkOf('/publications/2001/a', 'en')
    await expect(
      read(url, secret, { currentDate: new Date(Date.now() + 901_000) }),
    ).rejects.toThrow()
    await expect(read(url, 'another')).rejects.toThrow()
    await expect(read(url, secret, { audience: 'else' })).rejects.toThrow()
  })
})
