import { isNativeError } from 'node:util/types'
import type { AfterErrorHook } from 'payload'

/** What PostgreSQL, its pool and the connection report when the database went away. */
const away =
  /cannot begin transaction|accepting connections|terminat|ECONNRE|EPIPE|timeout exceeded when trying to connect|shutting down|starting up|too many clients|remaining connection slots/i

/** What SQLite, PostgreSQL and the file system report when there is no room. */
const full = /disk is full|disk I\/O error|No space left on device|ENOSPC|EDQUOT/i

const isAway = 'The database went away. Look whether your change is there, and if not, try again.'
const isFull =
  'The disk of the content service is full. Keep your text, and look later whether your change is there.'

/** How deep causes are. */
const maxCauses = 5

/** A failed query names its values, which editors wrote. */
const values = /\nparams: [^]*/

/**
 * An outage of the database, or a disk without room, is 503: the same call may succeed later. An error of the caller
 * is none, whatever it quotes, such as the title of a document that is not published.
 */
export const nameOutage: AfterErrorHook = ({ error }) => {
  if (Number(Reflect.get(error, 'status')) < 500) return undefined
  let cause: unknown = error
  for (let depth = 0; depth < maxCauses && isNativeError(cause); depth += 1) {
    const text = cause.message.replace(values, '')
    const message = full.test(text) ? isFull : away.test(text) ? isAway : null
    if (message) return { status: 503, response: { errors: [{ message }] } }
    cause = cause.cause
  }
  return undefined
}
