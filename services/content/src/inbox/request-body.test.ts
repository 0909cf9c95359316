import type { PayloadRequest } from 'payload'
import { oneLine, readBody, readTexts } from './request-body'
import { stub } from '../testing/stub'

jest.mock('payload', () => ({
  APIError: class extends Error {
    constructor(
      message: string,
      readonly status: number,
    ) {
      super(message)
    }
  },
}))

const request = (json?: () => Promise<unknown>) => stub<PayloadRequest>({ json })
const refused = expect.objectContaining({ status: 400 })

describe('the body of a call', () => {
  test('is an object', async () =>
    expect(await readBody(request(async () => ({ a: 1 })))).toEqual({ a: 1 }))

  test.each([null, undefined, [], [{}], 'text', '', 7, true])(
    'is none of %j',
    async (body) => await expect(readBody(request(async () => body))).rejects.toEqual(refused),
  )

  test('is none where it cannot be read', async () => {
    await expect(
      readBody(request(async () => Promise.reject(new SyntaxError('x')))),
    ).rejects.toEqual(refused)
    await expect(readBody(request())).rejects.toEqual(refused)
  })
})

describe('the texts of a body', () => {
  const shape = { name: 10, message: 20 }

  test.each<[string, Record<string, unknown> | null | undefined, object]>([
    [
      'what the shape names',
      { name: 'Ann', message: 'Hi', role: 'admin' },
      { name: 'Ann', message: 'Hi' },
    ],
    ['nothing of nothing', {}, {}],
    ['nothing of null', null, {}],
    ['nothing of undefined', undefined, {}],
    ['no empty text', { name: '', message: null }, {}],
    ['texts without blanks around them', { name: '  Ann ' }, { name: 'Ann' }],
    ['texts without control characters', { name: 'A\u0000n\u0007n\u007f' }, { name: 'Ann' }],
    ['lines', { message: 'a\nb\tc' }, { message: 'a\nb\tc' }],
    ['no carriage return', { message: 'a\r\nb' }, { message: 'a\nb' }],
    ['the longest text', { name: 'x'.repeat(10) }, { name: 'x'.repeat(10) }],
    ['HTML as it is', { name: '<b>' }, { name: '<b>' }],
    [
      'nothing of a prototype',
      JSON.parse('{"__proto__":{"name":"x"}}') as Record<string, unknown>,
      {},
    ],
  ])('are %s', (_, body, found) => expect(readTexts(body, shape)).toEqual(found))

  test.each<[string, unknown, string]>([
    ['a number', 7, 'name is no text.'],
    ['a truth', true, 'name is no text.'],
    ['a list', ['Ann'], 'name is no text.'],
    ['an object', { toString: 'x' }, 'name is no text.'],
    ['nought', 0, 'name is no text.'],
    ['one letter too many', 'x'.repeat(11), 'name has more than 10 letters.'],
    ['a megabyte', 'x'.repeat(1_000_000), 'name has more than 10 letters.'],
  ])('are refused with %s', (_, name, message) =>
    expect(() => readTexts({ name }, shape)).toThrow(
      expect.objectContaining({ status: 400, message }),
    ),
  )

  test('say the field that is wrong, never its value', () =>
    expect(() => readTexts({ name: 'secret'.repeat(5) }, shape)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    ))
})

describe('a text of one line', () => {
  test.each([
    ['a', 'a'],
    ['a\nb', 'a b'],
    ['a\r\n\r\nBcc: b@c.test', 'a Bcc: b@c.test'],
    ['\ra\r', 'a'],
    ['', ''],
    ['\n', ''],
  ])('%j is %j', (given, line) => expect(oneLine(given)).toBe(line))
})
