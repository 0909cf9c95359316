import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

type Protect = typeof import('./spam-protection')
type Challenge = Awaited<ReturnType<Protect['createFormChallenge']>>

/** A new instance of the module with its own environment. */
async function load(more: Record<string, string> = {}): Promise<Protect> {
  Object.assign(process.env, { FORMS_SECRET: 'a secret of the site', FORMS_LIMIT: '3', ...more })
  let loaded: Protect | undefined
  await jest.isolateModulesAsync(async () => void (loaded = await import('./spam-protection')))
  return loaded as Protect
}

let protect: Protect
beforeAll(async () => void (protect = await load()))

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved.')
  return { challenge, solution }
}

const solved = async () => solve(await protect.createFormChallenge())
const later = (ms: number) => Date.now() + ms

describe('a solved challenge', () => {
  test('is accepted once', async () => {
    const proof = JSON.stringify(await solved())
    expect(await protect.isSolved(proof, later(5_000))).toBe(true)
    expect(await protect.isSolved(proof, later(5_000))).toBe(false)
    expect(await protect.isSolved(proof, later(9_000))).toBe(false)
  })

  test('is accepted once in any serialisation', async () => {
    const { challenge, solution } = await solved()
    expect(await protect.isSolved(JSON.stringify({ challenge, solution }), later(5_000))).toBe(true)
    expect(
      await protect.isSolved(JSON.stringify({ solution, challenge }, null, 2), later(5_000)),
    ).toBe(false)
    expect(
      await protect.isSolved(
        JSON.stringify({ challenge: { ...challenge, x: 1 }, solution: { ...solution, time: 9 } }),
        later(5_000),
      ),
    ).toBe(false)
    expect(
      await protect.isSolved(
        JSON.stringify({
          challenge: { ...challenge, signature: challenge.signature?.toUpperCase() },
          solution,
        }),
        later(5_000),
      ),
    ).toBe(false)
  })

  test('is accepted once when it is sent twice at the same time', async () => {
    const proof = JSON.stringify(await solved())
    expect(
      (await Promise.all([1, 2, 3, 4].map(() => protect.isSolved(proof, later(5_000))))).filter(
        Boolean,
      ),
    ).toHaveLength(1)
  })

  test.each([0, 1, 500, 999])(
    'is refused before the minimum time, and accepted after it (created %d ms after a full second)',
    async (past) => {
      const madeAt = Math.ceil(Date.now() / 1000) * 1000 + past
      const clock = jest.spyOn(Date, 'now').mockReturnValue(madeAt)
      try {
        const proof = JSON.stringify(await solved())
        expect(protect.minFillMs).toBeGreaterThanOrEqual(1_000)
        for (const ms of [-1, 0, 500, protect.minFillMs - 1])
          expect(await protect.isSolved(proof, madeAt + ms)).toBe(false)
        expect(await protect.isSolved(proof, madeAt + protect.minFillMs)).toBe(true)
      } finally {
        clock.mockRestore()
      }
    },
  )

  test('is refused after its hour', async () => {
    const proof = JSON.stringify(await solved())
    const now = jest.spyOn(Date, 'now').mockReturnValue(later(61 * 60_000))
    try {
      expect(await protect.isSolved(proof)).toBe(false)
    } finally {
      now.mockRestore()
    }
  })

  test('is refused with another secret', async () => {
    const foreign = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1_000,
      deriveKey,
      hmacSignatureSecret: 'another secret',
      expiresAt: new Date(later(3_600_000)),
    })
    expect(await protect.isSolved(JSON.stringify(await solve(foreign)), later(5_000))).toBe(false)
  })

  test('is refused without a signature', async () => {
    const own = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      deriveKey,
      expiresAt: new Date(later(3_600_000)),
    })
    expect(await protect.isSolved(JSON.stringify(await solve(own)), later(5_000))).toBe(false)
  })

  test('is accepted from an instance with the same secret', async () => {
    const other = await load()
    expect(other.isSolved).not.toBe(protect.isSolved)
    expect(await other.isSolved(JSON.stringify(await solved()), later(5_000))).toBe(true)
  })

  test.each<[string, (payload: Awaited<ReturnType<typeof solved>>) => unknown]>([
    [
      'an easier puzzle',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
    ],
    [
      'a later end',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 },
        },
        solution,
      }),
    ],
    [
      'no end',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: undefined } },
        solution,
      }),
    ],
    [
      'an earlier beginning',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, data: { madeAt: 0 } } },
        solution,
      }),
    ],
    [
      'another prefix',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } },
        solution,
      }),
    ],
    [
      'another algorithm',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, algorithm: 'SHA-256' } },
        solution,
      }),
    ],
    [
      'another signature',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: 'f'.repeat(64) },
        solution,
      }),
    ],
    [
      'an empty signature',
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: '' }, solution }),
    ],
    [
      'a list for a signature',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: [challenge.signature] },
        solution,
      }),
    ],
    ['no solution', ({ challenge }) => ({ challenge })],
    [
      'another counter',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, counter: solution.counter + 1 },
      }),
    ],
    [
      'a counter below nought',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, counter: -1 } }),
    ],
    [
      'a counter that is a text',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, counter: String(solution.counter) },
      }),
    ],
    [
      'another key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: '00'.repeat(32) },
      }),
    ],
    [
      'no key',
      ({ challenge, solution }) => ({ challenge, solution: { counter: solution.counter } }),
    ],
  ])('is refused with %s', async (_, change) =>
    expect(await protect.isSolved(JSON.stringify(change(await solved())), later(5_000))).toBe(
      false,
    ),
  )
})

describe('forged input', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a number', 7],
    ['an object', {}],
    ['a file', new File(['x'], 'x')],
    ['no JSON', '{'],
    ['JSON’s null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['an empty object', '{}'],
    ['an empty challenge', '{"challenge":{},"solution":{}}'],
    ['no parameters', '{"challenge":{"signature":"a","parameters":null},"solution":{}}'],
    ['a prototype', '{"__proto__":{"challenge":{}},"constructor":{}}'],
    ['a long text', `"${'x'.repeat(5_000)}"`],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['deep nesting', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
  ])('is refused: %s', async (_, proof) =>
    expect(await protect.isSolved(proof, later(5_000))).toBe(false),
  )
})

describe('a challenge', () => {
  test('is signed, unique and valid for an hour', async () => {
    const [one, two] = await Promise.all([
      protect.createFormChallenge(),
      protect.createFormChallenge(),
    ])
    expect(one.signature).toMatch(/^[0-9a-f]{64}$/)
    expect(one.signature).not.toBe(two.signature)
    expect(Math.abs(Number(one.parameters.expiresAt) * 1000 - later(3_600_000))).toBeLessThan(2_000)
    expect(JSON.stringify(one)).not.toContain('a secret of the site')
  })
})

describe('an address', () => {
  test('is limited independently of other addresses', async () => {
    const sent: boolean[] = []
    for (let time = 0; time < 5; time += 1) sent.push(await protect.isWithinRateLimit('192.0.2.1'))
    expect(sent).toEqual([true, true, true, false, false])
    expect(await protect.isWithinRateLimit('192.0.2.2')).toBe(true)
  })

  test('may send again after ten minutes', async () => {
    jest.useFakeTimers()
    try {
      const own = await load()
      for (let time = 0; time < 3; time += 1) await own.isWithinRateLimit('192.0.2.3')
      expect(await own.isWithinRateLimit('192.0.2.3')).toBe(false)
      await jest.advanceTimersByTimeAsync(599_000)
      expect(await own.isWithinRateLimit('192.0.2.3')).toBe(false)
      await jest.advanceTimersByTimeAsync(2_000)
      expect(await own.isWithinRateLimit('192.0.2.3')).toBe(true)
    } finally {
      jest.useRealTimers()
    }
  })

  test.each(['', 'unknown', '__proto__', '2001:db8::1', 'x'.repeat(100_000)])(
    '%j is counted like any other',
    async (address) => {
      for (let time = 0; time < 3; time += 1)
        expect(await protect.isWithinRateLimit(address)).toBe(true)
      expect(await protect.isWithinRateLimit(address)).toBe(false)
    },
  )
})
