/** @jest-environment node */
import { createFirm } from './firm'

const fetched = jest.fn<Promise<Response>, [string]>()
const now = jest.spyOn(Date, 'now')
beforeEach(() => {
  global.fetch = fetched as unknown as typeof fetch
  fetched.mockReset()
  now.mockReturnValue(1_000_000)
})
afterAll(() => now.mockRestore())

const siteUrl = 'https://www.harcourt.example'
const named = (name: unknown, init?: ResponseInit) => async () =>
  new Response(JSON.stringify({ name }), init)

test('the firm has the name of the site’s manifest', async () => {
  fetched.mockImplementation(named('Harcourt Vale'))
  expect(await createFirm({ siteUrl }).get()).toEqual({ name: 'Harcourt Vale' })
  expect(fetched.mock.calls[0]?.[0]).toBe(`${siteUrl}/manifest.webmanifest`)
})

test.each<[string, () => Promise<Response>]>([
  ['the site is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['it is no JSON', async () => new Response('<html>')],
  ['it is an error', named('Error', { status: 503 })],
  ['the name is empty', named('')],
  ['the name is none', named({})],
])('it has the host while %s, and is asked again later', async (_, answer) => {
  fetched.mockImplementation(answer)
  const firm = createFirm({ siteUrl })
  expect(await firm.get()).toEqual({ name: 'www.harcourt.example' })
  await firm.get()
  expect(fetched).toHaveBeenCalledTimes(1)
  now.mockReturnValue(1_006_000)
  fetched.mockImplementation(named('Harcourt Vale'))
  expect(await firm.get()).toEqual({ name: 'Harcourt Vale' })
})

test('a name that is known is not waited for, and follows a change', async () => {
  fetched.mockImplementation(named('Harcourt Vale'))
  const firm = createFirm({ siteUrl })
  await firm.get()
  now.mockReturnValue(1_100_000)
  fetched.mockImplementation(named('Harcourt & Co'))
  expect(await firm.get()).toEqual({ name: 'Harcourt Vale' })
  await new Promise(setImmediate)
  expect(await firm.get()).toEqual({ name: 'Harcourt & Co' })
  expect(fetched).toHaveBeenCalledTimes(2)
})
