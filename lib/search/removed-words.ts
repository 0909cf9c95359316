/**
 * The words that the search service removed from a query, from its `queryAfterRemoval`: `tax
 * <em>Oslo</em>`.
 */
export const removedWords = (queryAfterRemoval: string): string[] =>
  [...queryAfterRemoval.matchAll(/<em>(.*?)<\/em>/g)].flatMap(([, word]) => word || [])
