/** Kinds of mail that a member can do without. */
export const mailTypes = ['digests', 'events', 'products'] as const

export const defaultWeeklyCap = 7

export const defaultTimeZone = 'Europe/London'
