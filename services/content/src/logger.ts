import { defaultLoggerOptions, type Config } from 'payload'

/** Payload's log, without the parameters of failed queries. */
export const logger: Config['logger'] = {
  options: {
    hooks: {
      logMethod(args, log) {
        const [first, ...more] = args
        log.call(this, withoutParameters(first), ...more)
      },
    },
  },
  destination: defaultLoggerOptions,
}

const parameters = /\nparams: [\s\S]*/

/** Drizzle adds the parameters to the message of a failed query: addresses and names among them. */
function withoutParameters(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(parameters, '')
  if (value instanceof Error) return ofFailedQuery(value) ? toCopy(value) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withoutParameters(entry)]),
  )
}

const ofFailedQuery = (error: Error): boolean =>
  parameters.test(error.message) || (error.cause instanceof Error && ofFailedQuery(error.cause))

function toCopy(error: Error): Error {
  const message = error.message.replace(parameters, '')
  const copy = new Error(message, { cause: withoutParameters(error.cause) })
  copy.name = error.name
  copy.stack = error.stack?.replace(error.message, () => message)
  return copy
}
