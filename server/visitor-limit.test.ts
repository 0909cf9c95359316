type Module = typeof import('./visitor-limit')

/** A new instance of the module, with a limit of 30 points. */
async function load(): Promise<Module> {
  process.env.REQUEST_LIMIT = '30'
  let loaded: Module | undefined
  await jest.isolateModulesAsync(async () => void (loaded = await import('./visitor-limit')))
  return loaded as Module
}

test.each([
  ['/people?q=kato', 1],
  ['/api/navigator/data-protection/report.pdf?with=france', 20],
  ['/api/navigator/reports', 20],
  ['/api/navigator/reports/a-job', 1],
  ['/api/brochure/fr', 20],
  ['/api/og/signature?title=a', 5],
  ['/search?q=/api/brochure/', 1],
])('%s costs %d', async (url, points) => expect((await load()).toCost(url)).toBe(points))

test('a visitor who has used the limit is refused with the seconds to wait, and no other', async () => {
  const { countRequest, TooManyRequestsError } = await load()
  await countRequest('192.0.2.1', '/api/brochure/fr')
  await countRequest('192.0.2.1', '/people')
  const refused = countRequest('192.0.2.1', '/api/brochure/fr')
  await expect(refused).rejects.toBeInstanceOf(TooManyRequestsError)
  await expect(refused).rejects.toMatchObject({ status: 429, seconds: 60 })
  await countRequest('192.0.2.2', '/api/brochure/fr')
})
