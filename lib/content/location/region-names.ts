/** Regions of countries, in the order of lists. */
export const regionNames = ['europe', 'asia_pacific', 'middle_east', 'americas'] as const
export type RegionName = (typeof regionNames)[number]
