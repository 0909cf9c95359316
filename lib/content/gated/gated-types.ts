/** GraphQL types whose documents can be behind a permission (`product.feature`). */
const gatedTypes = [
  'Article',
  'NewsItem',
  'Event',
  'Training',
  'TrainingSeries',
  'ServiceInfo',
  'SectorInfo',
  'SolutionInfo',
  'AboutPage',
  'CareersPage',
  'LegalPage',
  'FeaturePage',
  'ProductPage',
  'MarketingPage',
] as const

export type GatedType = (typeof gatedTypes)[number]

export const isGatedType = (value: unknown): value is GatedType =>
  gatedTypes.some((type) => type === value)
