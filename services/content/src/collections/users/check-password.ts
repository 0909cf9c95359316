import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { findPasswordFlaw } from './password-flaw'

type PasswordArgs = { data?: { password?: unknown; email?: unknown; name?: unknown } }

/** Refuses weak passwords wherever one is set. @throws APIError 400 */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args
  const { password, email, name } = (args as PasswordArgs).data ?? {}
  if (password === undefined || password === null) return args
  const own = [email ?? req.user?.email, name].flatMap((word) => (word ? String(word) : []))
  const message = findPasswordFlaw(String(password), own)
  // Not a ValidationError: the form of a forgotten password shows none.
  if (message) throw new APIError(message, 400, null, true)
  return args
}
