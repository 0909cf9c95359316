import { nameInvalidFields } from './name-invalid-fields'
import { stub } from '../testing/stub'

const respond = (error: object) =>
  nameInvalidFields(stub({ error, result: { errors: [{ message: 'Not valid' }] } }))

test('names the invalid fields of an error', () =>
  expect(
    respond({
      status: 400,
      data: { collection: 'news', errors: [{ path: 'title', message: 'Required', label: 'T' }] },
    }),
  ).toEqual({
    response: {
      errors: [
        { message: 'Not valid', data: { errors: [{ path: 'title', message: 'Required' }] } },
      ],
    },
  }))

test.each([
  ['another error', { status: 500, data: { errors: [{ path: 'a', message: 'b' }] } }],
  ['an error without data', { status: 400 }],
  ['data of another form', { status: 400, data: { errors: ['a', null, { path: 1 }] } }],
])('leaves the response to %s', (_, error) => expect(respond(error)).toBeUndefined())
