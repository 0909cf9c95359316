/** @jest-environment node */
import { readPorts } from './preconditions.mjs'

const wanted = { site: ['PORT', 3000], content: ['CONTENT_PORT', 3001] } satisfies Record<
  string,
  [string, number]
>

test('an empty variable is none', () =>
  expect(readPorts(wanted, { PORT: '', CONTENT_PORT: '4001' })).toEqual({
    site: 3000,
    content: 4001,
  }))

test.each(['abc', '99999', '0', '-1', '30.5'])('%s is no port', (PORT) =>
  expect(() => readPorts(wanted, { PORT })).toThrow(
    `PORT is "${PORT}": a port is a number from 1 to 65535.`,
  ),
)

test('two of one number are named', () =>
  expect(() => readPorts(wanted, { PORT: '3001' })).toThrow(
    'PORT and CONTENT_PORT are both 3001: choose another.',
  ))
