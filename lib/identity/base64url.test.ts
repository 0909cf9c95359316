import { isStrictBase64url, toBase64url } from './base64url'

test('accepts the output of an encoder', () => {
  for (let length = 1; length < 70; length++) {
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(length))
    expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    expect(isStrictBase64url(toBase64url(bytes))).toBe(true)
  }
})

test('rejects endings with stray bits', () => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
  for (const start of ['A', 'AA', 'AAA']) {
    for (const last of alphabet) {
      const text = start + last
      expect([text, isStrictBase64url(text)]).toEqual([
        text,
        Buffer.from(text, 'base64url').toString('base64url') === text,
      ])
    }
  }
})

test.each([
  '',
  'A',
  'AAAAA',
  'AA==',
  'AA=',
  'A A',
  'AA\n',
  '\nAA',
  'A+AA',
  'A/AA',
  'AAé',
  'AA.AA',
  '%41A',
])('rejects %j', (text) => expect(isStrictBase64url(text)).toBe(false))
