import * as v from 'valibot'
import {
  address,
  count,
  EnvironmentError,
  list,
  origin,
  findProblems,
  readEnvironment,
  required,
} from './variables.mjs'

const schema = v.object({
  URL: required('the address of the thing', address),
  ORIGINS: v.optional(list(origin), ''),
  LIMIT: v.optional(count, '20'),
})

test('values are read in their form, with defaults', () =>
  expect(readEnvironment(schema, { URL: 'https://a.test/', LIMIT: '' })).toEqual({
    URL: 'https://a.test',
    ORIGINS: [],
    LIMIT: 20,
  }))

test.each([
  'https://a.test,https://b.test',
  ' https://a.test , https://b.test/, ',
  'https://a.test,,https://b.test',
])('the list %j has two entries', (ORIGINS) =>
  expect(readEnvironment(schema, { URL: 'https://c.test', ORIGINS }).ORIGINS).toEqual([
    'https://a.test',
    'https://b.test',
  ]),
)

test('each missing or malformed variable has one sentence, without its value', () => {
  const source = { URL: '', ORIGINS: 'https://a.test/secret-value,secret-value', LIMIT: '0' }
  const problems = [
    'URL is missing: the address of the thing.',
    'ORIGINS must be an origin, such as https://www.example.com.',
    'LIMIT must be a whole number above 0.',
    'LIMIT_KEY is missing: LIMIT needs it.',
  ]
  const companions = { LIMIT: ['LIMIT_KEY'] }
  expect(findProblems(schema, source, companions)).toEqual(problems)
  expect(() => readEnvironment(schema, source, companions)).toThrow(
    new EnvironmentError(problems.join(' ')),
  )
})
