/** How often an alert is sent. */
export const frequencies = ['immediately', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** Item types that an alert can include; `content-types.ts` names the collections of each. */
export const alertTypes = ['articles', 'news', 'events', 'trainings'] as const
export type AlertType = (typeof alertTypes)[number]
