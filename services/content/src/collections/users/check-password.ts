import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { findPasswordFlaw } from './password-flaw'

type PasswordArgs = { data?: { password?: unknown; email?: unknown; name?: unknown } }

/** Refuses weak passwords wherever one is set. @throws ValidationError */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args
  const { password, email, name } = (args as PasswordArgs).data ?? {}
  if (password === undefined || password === null) return args
  const own = [email ?? req.user?.email, name].flatMap((word) => (word ? String(word) : []))
  const message = findPasswordFlaw(String(password), own)
  if (message)
    throw new ValidationError(
      { collection: 'users', errors: [{ message, path: 'password' }] },
      req.t,
    )
  return args
}
