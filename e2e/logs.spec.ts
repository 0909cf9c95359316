import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { accounts } from './support/members'
import { expect, services, test } from './support/site'

/** Runs last: what the services wrote while all other tests ran. */
const folder = process.env.TEST_DATA ?? '.data/test'

const textsIn = (name: string, end: string) =>
  readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(path.join(folder, name, file), 'utf8'))

/** Codes that the identity service sent by text message or mail. */
const sentCodes = () => textsIn('outbox', '.txt').flatMap((text) => text.match(/\b\d{6}\b/g) ?? [])

const secrets = () => ({
  tokens: /eyJ[\w-]{10,}\.eyJ[\w-]+/g,
  addresses: /[\w.+-]+(?:@|%40)[\w-]+\.(?:example|test)\b/g,
  codes: new RegExp(`\\b(?:${sentCodes().join('|') || 'none'})\\b`, 'g'),
})
const people = {
  names: new RegExp(
    [...Object.values(accounts).map(({ name }) => name), 'Robin Marlow', 'Ada Visitor'].join('|'),
    'g',
  ),
  subjects: /\b(?:auth0|email|sms|lexicon|courtyard)(?:\||%7C)\w+/gi,
}

const findingsIn = (texts: string[], patterns: Record<string, RegExp>) =>
  Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      name,
      [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))],
    ]),
  )

test('no log has a token, a code, or the address, name or subject of a member', () => {
  const logs = ['logs', 'postgres/logs'].flatMap((name) => textsIn(name, '.log'))
  expect(logs.join('').length).toBeGreaterThan(10_000)
  expect(findingsIn(logs, { ...secrets(), ...people })).toEqual({
    tokens: [],
    addresses: [],
    codes: [],
    names: [],
    subjects: [],
  })
})

test('no process tried to reach another machine', () => {
  const logs = ['logs', 'postgres/logs'].flatMap((name) => textsIn(name, '.log')).join('\n')
  expect(logs.match(/no connection to another machine: .*/g)).toBeNull()
})

// Analytics identifies consenting members by id, name and organisation (specification, section 1).
test('analytics has no token, code or address', async ({ request }) => {
  const captured = await (await request.get(`${services.capture}/__caught`)).text()
  expect(captured).toContain('phc_of_the_tests')
  expect(findingsIn([captured], secrets())).toEqual({ tokens: [], addresses: [], codes: [] })
})
