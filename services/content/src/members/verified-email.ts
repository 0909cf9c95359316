import type { Member } from './find-or-create-member'

/** The authenticated member, with the token's claims about the address. */
export type AuthenticatedMember = Member & {
  token?: { email: string | null; emailVerified: boolean | null }
}

/**
 * The address by which registrations and mails are matched: only one that the identity provider
 * verified.
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
