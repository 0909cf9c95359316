/** Lifetimes of cache entries in seconds, and the `Cache-Control` values of route handlers. */

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** Pages, and values that many pages share: revalidated after this even without a webhook. */
export const pageLifetime = hour

/** `/.well-known/security.txt`. */
export const securityTextLifetime = day

const publicFor = (seconds: number): string => `public, max-age=${seconds}`

export const cacheControl = {
  /** Feeds, calendars, brochures, suggestions. */
  feed: publicFor(5 * minute),
  sitemap: publicFor(10 * minute),
  /** `robots.txt` and the manifest. */
  siteFile: publicFor(hour),
  /** A sharing image: its URL changes with its texts. */
  signedImage: `${publicFor(year)}, immutable`,
  /** Drawn lines, which a release may draw in another way. */
  art: publicFor(7 * day),
  /** A picture that is not there, or not yet. */
  missing: publicFor(10),
  /** The header’s panels, texts of controls, the code of a card: as fresh as the page that they belong to. */
  partOfPage: `${publicFor(0)}, must-revalidate`,
  /** A person's card. */
  vcard: `${publicFor(0)}, s-maxage=${5 * minute}, stale-while-revalidate=${day}`,
}
