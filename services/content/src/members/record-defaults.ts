export const defaultWeeklyCap = 7
