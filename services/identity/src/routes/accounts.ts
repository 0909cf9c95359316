import { toMail } from '../mail/mails'
import { languageTag, type Locale } from '../messages/locale'
import { findPasswordFlaw, hashPassword, type PasswordFlaw } from '../security/password'
import { isEmail } from '../security/passwordless'
import type { Services } from '../services'
import { databaseConnection, type NewUser, type User } from '../store/users'

type NewAccount = Pick<NewUser, 'givenName' | 'familyName' | 'name' | 'userMetadata'> & {
  email: string
  password: string
}

type Account =
  | { state: 'ok'; user: User }
  | { state: 'invalid_email' }
  | { state: 'user_exists' }
  | { state: 'too_many_requests' }
  | { state: 'invalid_password'; flaw: PasswordFlaw }

/**
 * Creates a database account and mails the verification link.
 *
 * @param sender the address of the visitor
 */
export async function createAccount(
  services: Services,
  { email, password, ...profile }: NewAccount,
  { locale, sender }: { locale: Locale; sender: string },
): Promise<Account> {
  if (!isEmail(email)) return { state: 'invalid_email' }
  const flaw = findPasswordFlaw(password, email)
  if (flaw) return { state: 'invalid_password', flaw }
  const passwordHash = await hashPassword(password)
  const connection = databaseConnection
  if (services.users.findByEmail(connection, email)) return { state: 'user_exists' }
  if (!(await services.limits.mayWriteTo(email, sender))) return { state: 'too_many_requests' }
  const user = services.users.create({ connection, email, passwordHash, ...profile })
  sendVerification(services, user, locale)
  return { state: 'ok', user }
}

export function sendVerification(services: Services, user: User, locale: Locale): void {
  if (!user.emailVerified) sendLink(services, 'verify_email', user, locale)
}

/** Mails a password reset link if the account exists; the response is the same either way. */
export async function sendReset(
  services: Services,
  email: string,
  { locale, sender }: { locale: Locale; sender: string },
): Promise<void> {
  const { users, limits } = services
  const user = isEmail(email) ? users.findByEmail(databaseConnection, email) : undefined
  if ((await limits.mayWriteTo(email, sender)) && user && !user.blocked)
    sendLink(services, 'reset_password', user, locale)
}

const links = {
  verify_email: { mail: 'verify', path: 'verify-email', seconds: 5 * 86_400 },
  reset_password: { mail: 'reset', path: 'reset-password', seconds: 3600 },
} as const

function sendLink(
  { tickets, outbox, env }: Services,
  kind: keyof typeof links,
  { id, email }: User,
  locale: Locale,
): void {
  if (!email) return
  const { mail, path, seconds } = links[kind]
  tickets.revokeOf(kind, id)
  const ticket = tickets.issue(kind, { userId: id, data: { email }, seconds })
  const link = `${env.identityUrl}/${path}?ticket=${ticket}&ui_locales=${languageTag(locale)}`
  outbox.sendMail(toMail(locale, email, mail, { link }))
}
