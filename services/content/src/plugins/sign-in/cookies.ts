/** `Lax`: links of a mail, and the identity provider, lead here from other sites. */
export const cookieAttributes = (contentUrl: string) => ({
  sameSite: 'Lax' as const,
  secure: contentUrl.startsWith('https:'),
})
