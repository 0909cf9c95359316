/**
 * Mock social providers of the sample set-up, without authentication. They exist only with sample
 * accounts.
 */
export type SocialConnection = {
  id: string
  name: string
  identities: readonly { email: string; name: string }[]
}

const connections: readonly SocialConnection[] = [
  {
    id: 'lexicon',
    name: 'Lexicon',
    identities: [
      { email: 'ines.carvalho@lexicon.example', name: 'Inês Carvalho' },
      { email: 'tom.abara@lexicon.example', name: 'Tom Abara' },
    ],
  },
  {
    id: 'courtyard',
    name: 'Courtyard',
    identities: [
      { email: 'wei.zhang@courtyard.example', name: 'Wei Zhang' },
      { email: 'claire.moreau@courtyard.example', name: 'Claire Moreau' },
    ],
  },
]

export const socialConnections = ({
  samplePassword,
}: {
  samplePassword: string
}): readonly SocialConnection[] => (samplePassword ? connections : [])

/** The mock provider's session cookie; a federated logout clears it. */
export const socialCookie = (id: string) => `idp.social.${id}`
