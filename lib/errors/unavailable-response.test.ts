import { ContentUnavailableError } from './content-unavailable'
import { unavailableResponse } from './unavailable-response'

afterEach(() => jest.restoreAllMocks())

test('an outage of the content service is 503, and its cause is in the log', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const cause = new ContentUnavailableError('Feed', new Error('status 500'))
  const response = unavailableResponse(cause, 'Please try again.')
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '60',
  })
  expect(await response.text()).toBe('Please try again.')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Feed'), 'Error: status 500')
})

test('another error is not hidden', () => {
  const cause = new TypeError('a defect')
  expect(() => unavailableResponse(cause, 'Please try again.')).toThrow(cause)
})
