/** Mail types that a member can switch off. */
export const mailTypes = ['digests', 'events', 'products'] as const

export const defaultWeeklyCap = 7

export const defaultTimeZone = 'Europe/London'
