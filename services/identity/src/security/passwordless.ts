import { isEmail as isEmailAddress, toPlain } from '@law-firm/contract/contact-details'
import type { Services } from '../services'
import { toEmail, type User } from '../store/users'

type Stores = Pick<Services, 'users' | 'codes'>

/**
 * Normalises the identifier of a passwordless connection: an e-mail address, or an E.164 telephone
 * number.
 */
export function toPasswordlessAddress(connection: string, address: string): string | null {
  if (connection === 'email') return isEmail(address) ? toEmail(address) : null
  const phone = toPlain(address).replace(/\(0\)|[\s()./-]/g, '')
  return connection === 'sms' && /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null
}

/** Blanks around an address are not part of it (`toEmail`). */
export const isEmail = (text: string) => isEmailAddress(text.trim())

/** Consumes a code. The first valid code creates the account. */
export function redeemCode(
  stores: Stores,
  { connection, address, code }: { connection: string; address: string; code: string },
): User | null {
  const known = toPasswordlessAddress(connection, address)
  if (!known || !stores.codes.take(connection, known, code)) return null
  const user = userOf(stores, connection, known)
  return user.blocked ? null : user
}

/** The account of a verified address. */
function userOf({ users }: Pick<Services, 'users'>, connection: string, address: string): User {
  if (connection === 'sms')
    return users.findPrincipal(
      users.findByPhone(address) ?? users.create({ connection: 'sms', phoneNumber: address }),
    )
  const user =
    users.findByEmail('email', address) ??
    users.create({ connection: 'email', email: address, emailVerified: true })
  return users.findPrincipal(user)
}
