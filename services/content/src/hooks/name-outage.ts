import type { AfterErrorHook } from 'payload'

/** What PostgreSQL, its pool and the connection report when the database went away. */
const away =
  /cannot begin transaction|accepting connections|terminat|ECONNRE|EPIPE|timeout exceeded when trying to connect|shutting down|starting up|too many clients|remaining connection slots/i

/** How deep causes are. */
const maxCauses = 5

/** An outage of the database is 503: the same call may succeed later. */
export const nameOutage: AfterErrorHook = ({ error }) => {
  let cause: unknown = error
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth += 1) {
    if (away.test(cause.message))
      return {
        status: 503,
        response: {
          errors: [
            {
              message:
                'The database went away. Look whether your change is there, and if not, try again.',
            },
          ],
        },
      }
    cause = cause.cause
  }
  return undefined
}
