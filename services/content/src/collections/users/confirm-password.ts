import {
  APIError,
  AuthenticationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { clearLoginAttempts } from '../../guards/login-throttle'
import type { User } from '../../payload-types'
import { isProviderSession } from '../../plugins/sign-in/provider-session'
import { getAccountTexts } from './texts'

type UpdateArgs = {
  id?: number | string
  data?: { password?: unknown; email?: unknown; presentPassword?: unknown }
  overrideAccess?: boolean
}

/**
 * Whoever changes an address or a password, their own or another's, enters their present password: a
 * session that was left open or copied must not become the account (ASVS 6.2.3, 7.5.1).
 *
 * @throws APIError 400 or 403 with a sentence; 429
 */
export const confirmPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args
  const { id, data, overrideAccess } = args as UpdateArgs
  if (overrideAccess || !data || req.user?.collection !== 'users') return args
  const { presentPassword, ...changes } = data
  if (await changesSignIn(req, id, changes)) await assertPassword(req, req.user, presentPassword)
  return { ...args, data: changes }
}

async function changesSignIn(
  req: PayloadRequest,
  id: UpdateArgs['id'],
  { password, email }: { password?: unknown; email?: unknown },
): Promise<boolean> {
  if (password) return true
  if (email === undefined) return false
  if (id === undefined) return true // of several accounts
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
  })
  return account?.email !== email
}

async function assertPassword(req: PayloadRequest, user: User, password: unknown): Promise<void> {
  const texts = getAccountTexts(req.i18n.language)
  if (isProviderSession(user)) throw new APIError(texts.elsewhere, 403, null, true)
  if (typeof password !== 'string' || !password) throw new APIError(texts.missing, 400, null, true)
  if (!(await isPasswordOf(req, user, password))) throw new APIError(texts.wrong, 400, null, true)
}

/** A login, with its limits, that ends before there is a session: Payload compares passwords there alone. */
async function isPasswordOf(req: PayloadRequest, user: User, password: string): Promise<boolean> {
  const { headers, i18n, payload } = req
  let isRight = false
  const context = { onPassword: () => (isRight = true) }
  try {
    await payload.login({
      collection: 'users',
      data: { email: user.email, password },
      req: { headers, i18n },
      context,
    })
  } catch (cause) {
    if (!isRight && !(cause instanceof AuthenticationError)) throw cause
  }
  if (isRight) await clearLoginAttempts({ req, user } as Parameters<typeof clearLoginAttempts>[0])
  return isRight
}

/** The first hook of a login whose password is right. @throws when it only confirms the password */
export const endConfirmation: CollectionBeforeLoginHook = ({ req }) => {
  if (typeof req.context.onPassword !== 'function') return
  req.context.onPassword()
  throw new Error('The password is right.')
}
