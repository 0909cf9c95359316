import { nameOutage } from './name-outage'

const req = { i18n: { language: 'en' } }

const statusOf = async (error: Error) =>
  (await nameOutage({ error, req } as unknown as Parameters<typeof nameOutage>[0]))?.status

test.each([
  'Connection terminated unexpectedly',
  'terminating connection due to administrator command',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'read ECONNRESET',
  'sorry, too many clients already',
  'timeout exceeded when trying to connect',
  'the database system is starting up',
  'the database system is not yet accepting connections',
  'Error: cannot begin transaction: Failed query: begin',
])('"%s" is an outage, also as the cause of a failed query', async (message) => {
  const cause = new Error(message)
  expect(await statusOf(cause)).toBe(503)
  expect(await statusOf(new Error('Failed query: insert', { cause }))).toBe(503)
})

test.each([
  'SQLITE_FULL: database or disk is full',
  'could not extend file "base/1/2": No space left on device',
  'ENOSPC: no space left on device, write',
])('"%s" is a full disk, which is not named away', async (message) => {
  const named = await nameOutage({
    req,
    error: new Error('Failed', { cause: new Error(message) }),
  } as never)
  expect(named).toMatchObject({
    status: 503,
    response: { errors: [{ message: expect.stringContaining('is full') }] },
  })
})

test.each([
  'duplicate key value violates unique constraint',
  'The following field is invalid',
  'ENOSPC: System limit for number of file watchers reached',
])('"%s" is none', async (message) =>
  expect(await statusOf(new Error('Failed', { cause: new Error(message) }))).toBeUndefined(),
)

test.each([
  Object.assign(
    new Error('Not published: leads to “Termination of employment” which is not published'),
    { status: 400 },
  ),
  new Error('Failed query: insert into "articles" values ($1)\nparams: Starting up in Japan'),
])('an error that quotes a text is none: $message', async (error) =>
  expect(await statusOf(error)).toBeUndefined(),
)
