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
const badRequest = expect.objectContaining({ status: 400 })

describe('readBody', () => {
  test('returns an object', async () =>
    expect(await readBody(request(async () => ({ a: 1 })))).toEqual({ a: 1 }))

  test.each([null, undefined, [], [{}], 'text', '', 7, true])(
    'rejects %j',
    async (body) => await expect(readBody(request(async () => body))).rejects.toEqual(badRequest),
  )

  test('rejects a body that cannot be parsed', async () => {
    await expect(
      readBody(request(async () => Promise.reject(new SyntaxError('x')))),
    ).rejects.toEqual(badRequest)
    await expect(readBody(request())).rejects.toEqual(badRequest)
  })
})

describe('readTexts', () => {
  const shape = { name: 10, message: 20 }

  test.each<[string, Record<string, unknown> | null | undefined, object]>([
    [
      'only the names of the shape',
      { name: 'Ann', message: 'Hi', role: 'admin' },
      { name: 'Ann', message: 'Hi' },
    ],
    ['nothing for an empty body', {}, {}],
    ['nothing for null', null, {}],
    ['nothing for undefined', undefined, {}],
    ['no empty values', { name: '', message: null }, {}],
    ['trimmed texts', { name: '  Ann ' }, { name: 'Ann' }],
    ['texts without control characters', { name: 'A\u0000n\u0007n\u007f' }, { name: 'Ann' }],
    ['line breaks', { message: 'a\nb\tc' }, { message: 'a\nb\tc' }],
    ['no carriage returns', { message: 'a\r\nb' }, { message: 'a\nb' }],
    ['the longest text', { name: 'x'.repeat(10) }, { name: 'x'.repeat(10) }],
    ['HTML unchanged', { name: '<b>' }, { name: '<b>' }],
    [
      'nothing of __proto__',
      JSON.parse('{"__proto__":{"name":"x"}}') as Record<string, unknown>,
      {},
    ],
  ])('returns %s', (_, body, expected) => expect(readTexts(body, shape)).toEqual(expected))

  test.each<[string, unknown, string]>([
    ['a number', 7, 'name is no text.'],
    ['a boolean', true, 'name is no text.'],
    ['a list', ['Ann'], 'name is no text.'],
    ['an object', { toString: 'x' }, 'name is no text.'],
    ['zero', 0, 'name is no text.'],
    ['one letter too many', 'x'.repeat(11), 'name has more than 10 letters.'],
    ['a megabyte', 'x'.repeat(1_000_000), 'name has more than 10 letters.'],
  ])('rejects %s', (_, name, message) =>
    expect(() => readTexts({ name }, shape)).toThrow(
      expect.objectContaining({ status: 400, message }),
    ),
  )

  test('names the invalid field, never its value', () =>
    expect(() => readTexts({ name: 'secret'.repeat(5) }, shape)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    ))
})

describe('oneLine', () => {
  test.each([
    ['a', 'a'],
    ['a\nb', 'a b'],
    ['a\r\n\r\nBcc: b@c.test', 'a Bcc: b@c.test'],
    ['\ra\r', 'a'],
    ['', ''],
    ['\n', ''],
  ])('%j is %j', (input, line) => expect(oneLine(input)).toBe(line))
})
