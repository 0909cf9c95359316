/** GraphQL types whose documents can be behind a permission (`product.feature`), with the names of their lists. */
export const gatedLists = {
  Article: 'Articles', NewsItem: 'NewsItems', Event: 'Events', Training: 'Trainings', TrainingSeries: 'TrainingSeriesItems',
  ServiceInfo: 'ServiceInfos', SectorInfo: 'SectorInfos', SolutionInfo: 'SolutionInfos',
  AboutPage: 'AboutPages', CareersPage: 'CareersPages', LegalPage: 'LegalPages', FeaturePage: 'FeaturePages', ProductPage: 'ProductPages', MarketingPage: 'MarketingPages',
} as const

export type GatedType = keyof typeof gatedLists

export const isGatedType = (value: unknown): value is GatedType => typeof value === 'string' && Object.hasOwn(gatedLists, value)
