import { inspect } from 'node:util'
import { logger } from './logger'

jest.mock('payload', () => ({ defaultLoggerOptions: undefined }))

const email = 'editor@firm.test'
const failedQuery = () =>
  Object.assign(
    new Error(`Failed query: select "id" from "users" where "email" = ?\nparams: ${email},1\n2`, {
      cause: Object.assign(new Error('duplicate key'), { code: '23505' }),
    }),
    { params: [email, 1] },
  )

/** What pino writes for a call of the logger. */
function logged(...call: [object | string, string?]): unknown[] {
  const log = jest.fn()
  if (typeof logger !== 'object' || !('options' in logger)) throw new Error('no options')
  logger.options.hooks?.logMethod?.call({} as never, call as never, log, 50)
  return log.mock.calls[0] ?? []
}

test.each<[string, object | string]>([
  ['an error', failedQuery()],
  ['the error of a request', { err: failedQuery() }],
  ['a cause', { err: new Error('It failed', { cause: failedQuery() }) }],
  ['a text of an object', { cause: String(failedQuery()) }],
  ['a text', `It failed: ${failedQuery()}`],
])('writes no parameters of a failed query in %s', (_, value) => {
  const text = inspect(logged(value, 'It failed'), { depth: 9 })
  expect(text).toMatch(/Failed query: select/)
  expect(text).toMatch(/logger\.test|It failed/) // its place in the code
  expect(text).not.toContain(email)
})

test('writes other errors and fields as they are', () => {
  const error = Object.assign(new Error('It failed'), { status: 503 })
  const [value, message] = logged({ err: error, member: 7 }, 'Again')
  expect(value).toEqual({ err: error, member: 7 })
  expect((value as { err: unknown }).err).toBe(error)
  expect(message).toBe('Again')
})
