export const defaultWeeklyCap = 7

export const defaultTimeZone = 'Europe/London'
