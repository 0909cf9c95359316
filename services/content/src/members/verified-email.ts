import type { Member } from './find-or-create-member'

/** The member whose access token came with the call, with what the token says of their address. */
export type AuthenticatedMember = Member & {
  token?: { email: string | null; emailVerified: boolean | null }
}

/**
 * The address that registrations and mails are matched by: only one that the identity provider
 * checked.
 */
export function verifiedEmail({
  token,
  email,
  emailVerified,
}: Pick<AuthenticatedMember, 'token' | 'email' | 'emailVerified'>): string | null {
  if (token?.emailVerified === false) return null
  if (token?.emailVerified && token.email) return token.email
  return emailVerified && email ? email.toLowerCase() : null
}
