import { buildNonce } from './random'

const source = globalThis.crypto

test('a nonce consists of 30 letters and digits', () => {
  for (let i = 0; i < 500; i++) expect(buildNonce(source)).toMatch(/^[A-Za-z0-9]{30}$/)
})

test('5,000 nonces are unique', () => {
  expect(new Set(Array.from({ length: 5000 }, () => buildNonce(source))).size).toBe(5000)
})

test('redraws a byte that would bias the result', () => {
  const bytes = [255, 254, 253, 252, 251, 250, 249, 248, 0, 61, 62, 247]
  let drawn = 0
  const crypto = {
    getRandomValues: (array: Uint8Array) => array.map(() => bytes[drawn++ % bytes.length] ?? 0),
  }
  expect(buildNonce(crypto, 4)).toBe('A9A9')
})

test('the 62 characters are equally likely', () => {
  const counts = new Map<string, number>()
  for (const letter of buildNonce(source, 62_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(800)
    expect(count).toBeLessThan(1200)
  }
})

test('uses the secure source and rethrows its errors', () => {
  const broken = {
    getRandomValues: () => {
      throw new Error('no entropy')
    },
  }
  expect(() => buildNonce(broken)).toThrow('no entropy')
})
