/** The message namespaces of lists, which have a `title` and a `description`. */
export const listNames = [
  'people',
  'insights',
  'search',
  'products',
  'expertise',
  'solutions',
  'locations',
  'deals',
  'careers',
  'siteMap',
  'about',
  'news',
  'contact',
] as const

export type ListName = (typeof listNames)[number]
