import type { Services } from '../services'
import { toEmail, type User } from '../store/users'

type Stores = Pick<Services, 'users' | 'codes'>

/** What a passwordless connection knows a user by, in one spelling: an e-mail address, or a telephone number in E.164. */
export function toPasswordlessAddress(connection: string, address: string): string | null {
  if (connection === 'email') return isEmail(address) ? toEmail(address) : null
  const phone = address.replace(/[\s().-]/g, '')
  return connection === 'sms' && /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null
}

export const isEmail = (text: string) =>
  text.length <= 254 &&
  /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\.]+(?:\.[^\s@<>"',;:\\.]+)+$/.test(text.trim())

/** Uses a code up. The first right code makes the account. */
export function redeemCode(
  stores: Stores,
  { connection, address, code }: { connection: string; address: string; code: string },
): User | null {
  const known = toPasswordlessAddress(connection, address)
  if (!known || !stores.codes.take(connection, known, code)) return null
  const user = userOf(stores, connection, known)
  return user.blocked ? null : user
}

/** The account of an address that was just proved. */
function userOf({ users }: Pick<Services, 'users'>, connection: string, address: string): User {
  if (connection === 'sms')
    return users.findPrincipal(
      users.findByPhone('sms', address) ??
        users.create({ connection: 'sms', phoneNumber: address }),
    )
  const user =
    users.findByEmail('email', address) ??
    users.create({ connection: 'email', email: address, emailVerified: true })
  return users.findPrincipal(user)
}
