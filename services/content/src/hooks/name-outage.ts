import type { AfterErrorHook } from 'payload'

/** What PostgreSQL, its pool and the connection report when the database went away. */
const away =
  /cannot begin transaction|accepting connections|terminat|ECONNRE|EPIPE|timeout exceeded when trying to connect|shutting down|starting up|too many clients|remaining connection slots/i

/** How deep causes are. */
const maxCauses = 5

/** A failed query names its values, which editors wrote. */
const values = /\nparams: [^]*/

/**
 * An outage of the database is 503: the same call may succeed later. An error of the caller is none, whatever it
 * quotes, such as the title of a document that is not published.
 */
export const nameOutage: AfterErrorHook = ({ error }) => {
  if (Number(Reflect.get(error, 'status')) < 500) return undefined
  let cause: unknown = error
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth += 1) {
    if (away.test(cause.message.replace(values, '')))
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
