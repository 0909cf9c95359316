/** The facets of the search page, of saved searches and of search records (docs/contracts.md, "Search records"). */
export const facetNames = [
  'type',
  'practice',
  'sector',
  'office',
  'country',
  'year',
  'language',
  'role',
] as const
export type FacetName = (typeof facetNames)[number]
