import type { AfterErrorHook } from 'payload'

/**
 * Adds the invalid fields to a response, so that the form and its tabs mark them. Next bundles
 * Payload's REST handler apart from the configuration, so that the handler's own test of the
 * error's class fails (https://github.com/payloadcms/payload/issues/17298).
 */
export const nameInvalidFields: AfterErrorHook = ({ error, result }) => {
  const [first] = result?.errors ?? []
  const errors = fieldErrorsOf(error)
  if (!first || errors.length === 0) return
  return { response: { errors: [{ ...first, data: { errors } }] } }
}

type FieldError = { path: string; message: string }

/** Of Payload's ValidationError, and of errors with the same data: a translator's has 403, an outdated save's 409. */
function fieldErrorsOf(error: object): FieldError[] {
  const data: unknown = Reflect.get(error, 'data')
  if (
    ![400, 403, 409].includes(Number(Reflect.get(error, 'status'))) ||
    typeof data !== 'object' ||
    !data
  )
    return []
  const errors: unknown = Reflect.get(data, 'errors')
  return Array.isArray(errors)
    ? errors.filter(isFieldError).map(({ path, message }) => ({ path, message }))
    : []
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'path') === 'string' &&
  typeof Reflect.get(value, 'message') === 'string'
