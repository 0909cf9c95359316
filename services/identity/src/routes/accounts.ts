import type { Locale } from '../messages/locale'
import { toResetMail, toVerificationMail } from '../mail/mails'
import { findPasswordFlaw, hashPassword, type PasswordFlaw } from '../security/password'
import { isEmail } from '../security/passwordless'
import type { Services } from '../services'
import { databaseConnection, toEmail, type Metadata, type User } from '../store/users'

const day = 86_400

export type NewAccount = {
  email: string
  password: string
  givenName?: string
  familyName?: string
  name?: string
  nickname?: string
  picture?: string
  userMetadata?: Metadata
}

export type Account =
  | { state: 'ok'; user: User }
  | { state: 'invalid_email' }
  | { state: 'user_exists' }
  | { state: 'invalid_password'; flaw: PasswordFlaw }

/** Creates a database account and mails the verification link. */
export async function createAccount(
  services: Services,
  { email, password, ...profile }: NewAccount,
  locale: Locale,
): Promise<Account> {
  if (!isEmail(email)) return { state: 'invalid_email' }
  const flaw = findPasswordFlaw(password, email)
  if (flaw) return { state: 'invalid_password', flaw }
  const passwordHash = await hashPassword(password)
  if (services.users.findByEmail(databaseConnection, email)) return { state: 'user_exists' }
  const user = services.users.create({
    connection: databaseConnection,
    email,
    passwordHash,
    ...profile,
  })
  sendVerification(services, user, locale)
  return { state: 'ok', user }
}

export function sendVerification(
  { tickets, outbox, env }: Services,
  user: User,
  locale: Locale,
): void {
  if (!user.email || user.emailVerified) return
  tickets.revokeOf('verify_email', user.id)
  const ticket = tickets.issue('verify_email', {
    userId: user.id,
    data: { email: user.email },
    seconds: 5 * day,
  })
  outbox.sendMail(
    toVerificationMail({ locale, to: user.email, identityUrl: env.identityUrl, ticket }),
  )
}

/** Mails a password reset link if the account exists; the response is the same either way. */
export async function sendReset(
  { users, tickets, outbox, env, limits }: Services,
  email: string,
  locale: Locale,
): Promise<void> {
  const user = isEmail(email) ? users.findByEmail(databaseConnection, email) : undefined
  if (!(await limits.mayWriteTo(email)) || !user?.email || user.blocked) return
  tickets.revokeOf('reset_password', user.id)
  const ticket = tickets.issue('reset_password', {
    userId: user.id,
    data: { email: toEmail(user.email) },
    seconds: 3600,
  })
  outbox.sendMail(toResetMail({ locale, to: user.email, identityUrl: env.identityUrl, ticket }))
}
