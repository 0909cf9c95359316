export const frequencies = ['immediately', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** Item types that an alert can include, and the collections of each. */
export const alertTypes = {
  articles: ['articles'],
  news: ['news'],
  events: ['events'],
  trainings: ['trainings', 'training-series'],
} as const
export type AlertType = keyof typeof alertTypes
