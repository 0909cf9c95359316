/** @jest-environment node */
import path from 'node:path'

let createFirm: typeof import('./firm').createFirm
let toColoursOnly: typeof import('./firm').toColoursOnly

const folder = process.cwd()
beforeAll(async () => {
  process.chdir(path.join(__dirname, '..')) // where the service starts
  ;({ createFirm, toColoursOnly } = await import('./firm'))
})
afterAll(() => process.chdir(folder))

const fetched = jest.fn<Promise<Response>, [string]>()
const now = jest.spyOn(Date, 'now')
beforeEach(() => {
  global.fetch = fetched as unknown as typeof fetch
  fetched.mockReset()
  now.mockReturnValue(1_000_000)
})
afterAll(() => now.mockRestore())

const siteUrl = 'https://www.harcourt.example'
const named =
  (name: unknown, init?: ResponseInit, css = '') =>
  async (url = '') =>
    new Response(url.endsWith('.css') ? css : JSON.stringify({ name }), init)

test('the firm has the name of the site’s manifest', async () => {
  fetched.mockImplementation(named('Harcourt Vale'))
  expect(await createFirm({ siteUrl }).get()).toMatchObject({ name: 'Harcourt Vale' })
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
  expect(await firm.get()).toMatchObject({ name: 'www.harcourt.example' })
  const { length } = fetched.mock.calls
  await firm.get()
  expect(fetched).toHaveBeenCalledTimes(length)
  now.mockReturnValue(1_006_000)
  fetched.mockImplementation(named('Harcourt Vale'))
  expect(await firm.get()).toMatchObject({ name: 'Harcourt Vale' })
})

test('a name that is known is not waited for, and follows a change', async () => {
  fetched.mockImplementation(named('Harcourt Vale'))
  const firm = createFirm({ siteUrl })
  await firm.get()
  now.mockReturnValue(1_100_000)
  fetched.mockImplementation(named('Harcourt & Co'))
  expect(await firm.get()).toMatchObject({ name: 'Harcourt Vale' })
  await new Promise(setImmediate)
  expect(await firm.get()).toMatchObject({ name: 'Harcourt & Co' })
  expect(fetched).toHaveBeenCalledTimes(4)
})

const colours =
  '@media screen and (prefers-color-scheme:dark){:root{--pine:#99ccff;--paper-2:#001122}}'

test('pages have the colours of the firm behind those of the tokens', async () => {
  fetched.mockImplementation(named('Harcourt Vale', {}, `${colours}img[data-logo]{width:auto}`))
  const { styles } = await createFirm({ siteUrl }).get()
  expect(styles.text).toMatch(/^:root\{--ink:light-dark\(#0f211d,#eef2ec\);/)
  expect(styles.text.endsWith(`}\n${colours}`)).toBe(true)
  expect(styles.hash).toMatch(/^'sha256-.{44}'$/)
})

test.each([
  ['', ''],
  [colours, colours],
  [`${colours}${colours}`, `${colours}${colours}`],
  ['body{display:none}', ''],
  ['@media screen{:root{--pine:url(https://x.test)}}', ''],
  ['@media screen{:root{--pine:#99ccff}}</style><script>', '@media screen{:root{--pine:#99ccff}}'],
  ['@media screen{:root{--pine:#99ccff}body{display:none}}', ''],
])('of the style sheet %j only colours are taken: %j', (css, taken) =>
  expect(toColoursOnly(css)).toBe(taken),
)
