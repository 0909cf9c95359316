/**
 * The GraphQL operations that browsers send, with a member's token. All others are the site's own: the content service
 * runs them for the site's server only (docs/contracts.md, "Trusted documents").
 */
export const browserOperations: readonly string[] = [
  'MemberEvents',
  'RemoveFavourite',
  'SavedAmong',
  'SaveFavourite',
]
