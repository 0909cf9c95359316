import type { Services } from '../services'
import { databaseConnection, type User } from '../store/users'
import { isRightPassword } from './password'

type Stores = Pick<Services, 'users' | 'attempts' | 'captchas'>

export type Credentials = {
  connection: string
  /** The e-mail address. */
  name: string
  password: string
  /** The client's network address. */
  address: string
  captcha?: string
  /** The state of the captcha request, if any. */
  captchaState?: string
}

export type SignIn =
  | { state: 'ok'; user: User }
  | { state: 'wrong' | 'blocked' | 'locked' | 'captcha' }

/**
 * Verifies a password. Lock and captcha are checked first, so that guessing cannot detect a correct
 * password; the duration is the same for unknown accounts.
 */
export async function signInWithPassword(
  { users, attempts, captchas }: Stores,
  credentials: Credentials,
): Promise<SignIn> {
  const { connection, name, password, address, captcha, captchaState } = credentials
  const attempt = { connection, name, address }
  if (attempts.lockedFor(attempt) > 0) return { state: 'locked' }
  if (
    attempts.needsCaptcha(attempt) &&
    !(captcha && captchas.isRight(captchaState, address, captcha))
  )
    return { state: 'captcha' }
  const user = connection === databaseConnection ? users.findByEmail(connection, name) : undefined
  const isRight = await isRightPassword(password, user?.passwordHash)
  if (!user || !isRight) {
    attempts.fail(attempt)
    return { state: 'wrong' }
  }
  attempts.succeed(attempt)
  const principal = users.findPrincipal(user)
  return principal.blocked || user.blocked ? { state: 'blocked' } : { state: 'ok', user: principal }
}
