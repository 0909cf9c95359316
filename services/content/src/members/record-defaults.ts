/** Kinds of mail that a member can do without. */
export const mailKinds = ['digests', 'events', 'products'] as const

export const defaultWeeklyCap = 7

export const defaultTimeZone = 'Europe/London'
