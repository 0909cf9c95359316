/** An error of section 8 or of the provider. Its texts are for logs, never for a page. */
export type IdentityError = {
  /** The catalogue's or the provider's name of the error, such as `invalid_token`. */
  error: string
  errorDescription: string
  /** HTTP status of the response, if there was one. */
  statusCode?: number
  /** The provider's detailed code, such as `invalid_password`; `timeout` or `network` without a response. */
  code?: string
  /** The state of the error response. */
  state?: string
}

/** The result of every asynchronous function here: they never reject. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: IdentityError }

export const succeed = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

export const fail = (
  error: string,
  errorDescription: string,
  more: Partial<IdentityError> = {},
): { ok: false; error: IdentityError } => ({
  ok: false,
  error: { error, errorDescription, ...more },
})

/** An option of a call is missing or wrong (section 5). `message` is the specification's text. */
export class OptionError extends Error {
  override name = 'OptionError'
}

/**
 * Checks that each named option is a string that is not empty.
 *
 * @throws OptionError `{option} option is required` (section 5, generic option messages)
 */
export function assertOptions<Name extends string>(
  options: unknown,
  ...names: Name[]
): asserts options is Record<Name, string> {
  const values = isRecord(options) ? options : {}
  for (const name of names) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (typeof value !== 'string' || value === '')
      throw new OptionError(`${name} option is required`)
  }
}

/** Runs a call; an OptionError becomes `invalid_option`, any other error `unexpected`. Never throws. */
export async function settle<Value>(run: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await run()
  } catch (reason) {
    return failureOf(reason)
  }
}

const failureOf = (reason: unknown): { ok: false; error: IdentityError } =>
  reason instanceof OptionError
    ? fail('invalid_option', reason.message)
    : fail('unexpected', reason instanceof Error ? reason.message : 'Something went wrong')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own string property of an object; `undefined` for anything else, inherited properties included. */
export function readText(from: unknown, name: string): string | undefined {
  const value = isRecord(from) && Object.hasOwn(from, name) ? from[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
