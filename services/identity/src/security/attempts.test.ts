import { openDatabase, sweep, type Database } from '../store/database'
import { createCodes } from '../store/codes'
import { createTickets } from '../store/tickets'
import { createAttempts } from './attempts'
import { createSecrets } from './secrets'

const secrets = createSecrets('a secret')
let database: Database
let clock: jest.SpyInstance
let now = 1_800_000_000_000
beforeEach(() => {
  database = openDatabase(':memory:')
  clock = jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  clock.mockRestore()
  database.close()
})

const attempt = { connection: 'db', name: 'maya@firm.example', address: '10.0.0.1' }
const fail = (attempts: ReturnType<typeof createAttempts>, times: number) =>
  Array.from({ length: times }).forEach(() => attempts.fail(attempt))

test('the lock of an account doubles with each failure, up to an hour', () => {
  const attempts = createAttempts(database, secrets, { captchaAfter: 3 })
  fail(attempts, 5)
  expect(attempts.lockedFor(attempt)).toBe(0)
  const locks = Array.from({ length: 10 }, () => {
    attempts.fail(attempt)
    return attempts.lockedFor(attempt)
  })
  expect(locks).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
  expect(attempts.lockedFor({ ...attempt, name: 'daniel@firm.example' })).toBe(0)
  expect(attempts.lockedFor({ ...attempt, name: ' MAYA@firm.example', address: '10.0.0.2' })).toBe(
    3600,
  )
  now += 3_601_000
  expect(attempts.lockedFor(attempt)).toBe(0)
})

test('failures at many accounts lock the address, despite a success at one', () => {
  const attempts = createAttempts(database, secrets, { captchaAfter: 3 })
  for (let number = 0; number < 60; number++) {
    attempts.fail({ ...attempt, name: `user${number}@firm.example` })
    attempts.succeed({ ...attempt, name: 'own@firm.example' })
  }
  expect(attempts.lockedFor({ ...attempt, name: 'anybody@firm.example' })).toBe(30)
  expect(attempts.lockedFor({ ...attempt, address: '10.0.0.2' })).toBe(0)
})

test('three failures of an account or an address require a captcha until a success', () => {
  const attempts = createAttempts(database, secrets, { captchaAfter: 3 })
  fail(attempts, 2)
  expect(attempts.needsCaptcha(attempt)).toBe(false)
  fail(attempts, 1)
  expect([
    attempts.needsCaptcha(attempt),
    attempts.needsCaptcha({ ...attempt, address: '10.0.0.2' }),
    attempts.needsCaptcha({ ...attempt, name: 'other' }),
    attempts.needsCaptchaAt(attempt.address),
  ]).toEqual([true, true, true, true])
  attempts.succeed(attempt)
  expect(attempts.needsCaptcha(attempt)).toBe(false)
})

test('the limit of an address is configurable, that of an account is three', () => {
  const attempts = createAttempts(database, secrets, { captchaAfter: 100 })
  fail(attempts, 3)
  expect([
    attempts.needsCaptcha(attempt),
    attempts.needsCaptcha({ ...attempt, name: 'other' }),
  ]).toEqual([true, false])
})

test('a code expires after ten minutes, and a new one replaces it', () => {
  const codes = createCodes(database, secrets)
  const first = codes.issue('email', 'a@b.example')
  const second = codes.issue('email', 'a@b.example')
  if (first !== second) expect(codes.isRight('email', 'a@b.example', first)).toBe(false)
  now += 601_000
  expect(codes.take('email', 'a@b.example', second)).toBe(false)
})

test('a ticket is used, expired or unknown, and valid for its kind only', () => {
  const tickets = createTickets(database, secrets)
  const token = tickets.issue('login', { data: { a: 'b' }, seconds: 60 })
  expect(tickets.take('reset_password', token).state).toBe('unknown')
  expect(tickets.take('login', token)).toEqual({
    state: 'ok',
    ticket: { userId: null, data: { a: 'b' } },
  })
  expect(tickets.take('login', token).state).toBe('used')
  const other = tickets.issue('login', { seconds: 60 })
  now += 61_000
  expect(tickets.take('login', other).state).toBe('expired')
})

test('the database contains no plain addresses, codes or tickets', () => {
  const attempts = createAttempts(database, secrets, { captchaAfter: 3 })
  attempts.fail(attempt)
  const code = createCodes(database, secrets).issue('email', 'secret.person@firm.example')
  const token = createTickets(database, secrets).issue('login', { seconds: 60 })
  const tables = ['attempts', 'codes', 'tickets']
    .map((table) => JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all()))
    .join()
  for (const text of ['maya@firm', 'secret.person', '10.0.0.1', token])
    expect(tables).not.toContain(text)
  expect(tables).not.toContain(`"${code}"`)
})

test('expired rows are deleted', () => {
  createCodes(database, secrets).issue('email', 'a@b.example')
  createAttempts(database, secrets, { captchaAfter: 3 }).fail(attempt)
  now += 2 * 3_600_000
  sweep(database)
  for (const table of ['codes', 'attempts'])
    expect(database.prepare(`SELECT * FROM ${table}`).all()).toEqual([])
})
