type Asked = { tags: string[] }

/** What pages put on themselves, in the order in which they did. */
const marks: string[][] = []

jest.mock('server-only', () => ({}), { virtual: true })
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: (...args: unknown[]) => Promise<unknown>, _key: string[], { tags }: Asked) =>
    (...args: unknown[]) => {
      if (tags[0]?.startsWith('asked:')) marks.push(tags)
      return read(...args)
    },
}))

async function keptIn(phase: string | undefined, read: (locale: string) => Promise<string>) {
  jest.resetModules()
  marks.length = 0
  process.env.NEXT_PHASE = phase
  if (!phase) delete process.env.NEXT_PHASE
  const { keepShared } = await import('./keep')
  return keepShared('navigation', ['Navigation'], read)
}

afterEach(() => void delete process.env.NEXT_PHASE)

test('a build reads what pages share once, and each page is under its tags', async () => {
  const read = jest.fn(async (locale: string) => `menu ${locale}`)
  const kept = await keptIn('phase-production-build', read)
  expect(await Promise.all(['en', 'fr-fr', 'en'].map((locale) => kept(locale)))).toEqual([
    'menu en',
    'menu fr-fr',
    'menu en',
  ])
  expect(read.mock.calls).toEqual([['en'], ['fr-fr']])
  expect(marks).toHaveLength(3)
  for (const mark of marks)
    expect(mark).toEqual([expect.stringMatching(/^asked:\d+$/), 'Navigation', expect.any(String)])
})

test('a build asks again for what was refused', async () => {
  const read = jest
    .fn(async (locale: string) => `menu ${locale}`)
    .mockRejectedValueOnce(new Error('out'))
  const kept = await keptIn('phase-production-build', read)
  await expect(kept('en')).rejects.toThrow('out')
  expect(await kept('en')).toBe('menu en')
})

test('a running site leaves it to the cache, which knows of edits', async () => {
  const read = jest.fn(async (locale: string) => `menu ${locale}`)
  const kept = await keptIn(undefined, read)
  await kept('en')
  await kept('en')
  expect(read).toHaveBeenCalledTimes(2)
})
