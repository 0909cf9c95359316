import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { signInAs } from '../../testing/sign-in-as'
import { addMissing, readMissing, readUnsolved } from './store'

const fixtures = await startContentService()
const { payload, guardedRest } = fixtures

const report = (addresses: unknown, token = createSiteToken('test')) =>
  guardedRest('POST', '/api/missing-addresses', {
    headers: { 'x-site-token': token },
    body: { addresses },
  })

test('the site reports counts, which add up; others and malformed reports are refused', async () => {
  expect((await report([{ path: '/old', count: 2 }])).status).toBe(200)
  expect(
    (
      await report([
        { path: '/old', count: 3 },
        { path: '/b', count: 1 },
      ])
    ).status,
  ).toBe(200)
  expect(await readMissing(payload)).toMatchObject([
    { path: '/old', count: 5 },
    { path: '/b', count: 1 },
  ])
  expect((await report([{ path: '/old', count: 1 }], 'wrong')).status).toBe(401)
  for (const wrong of [
    null,
    'x',
    [{ path: '/old' }],
    [{ path: '/a?q=1', count: 1 }],
    [{ path: '/users/ann@firm.example', count: 1 }],
    [{ path: '/old', count: -1 }],
    Array.from({ length: 201 }, (_, at) => ({ path: `/a${at}`, count: 1 })),
  ])
    expect((await report(wrong)).status).toBe(400)
  expect((await readMissing(payload)).length).toBe(2)
})

test('an address leaves the list with a redirect from it, in any language', async () => {
  await report([
    { path: '/fr-fr/ancien', count: 9 },
    { path: '/kept', count: 8 },
  ])
  const { call } = await signInAs(fixtures, 'publisher')
  const body = { from: '/Ancien/', to: '/people', kind: 'permanent' }
  expect(at(await call('POST', 'redirects', body), 'doc.from')).toBe('/ancien')
  const paths = (await readUnsolved(payload)).map(({ path }) => path)
  expect(paths).toContain('/kept')
  expect(paths).not.toContain('/fr-fr/ancien')
})

test('the list is bounded, without what is no longer requested', async () => {
  const now = Date.now()
  await addMissing(payload, [{ path: '/long-ago', count: 99 }], now - 61 * 24 * 3600_000)
  const flood = Array.from({ length: 1_500 }, (_, at) => ({ path: `/flood-${at}`, count: 1 }))
  await addMissing(payload, [...flood, { path: '/often', count: 7 }], now)
  const stored = await readMissing(payload)
  expect(stored.length).toBe(1_000)
  expect(stored.map(({ path }) => path)).toEqual(expect.arrayContaining(['/often', '/kept']))
  expect(stored.map(({ path }) => path)).not.toContain('/long-ago')
})
