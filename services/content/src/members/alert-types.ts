export const frequencies = ['immediately', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** Kinds of item that an alert may be for, and the collections of each. */
export const alertKinds = {
  articles: ['articles'],
  news: ['news'],
  events: ['events'],
  trainings: ['trainings', 'training-series'],
} as const
export type AlertKind = keyof typeof alertKinds
