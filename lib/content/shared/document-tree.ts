/** Trees of documents, by their `parent`. */

export type TreeItem = { id: number; slug: string; parent: number | null }

/** The ancestors of a document, root first. A missing parent or a cycle ends the chain. */
export function findAncestors<Item extends TreeItem>(item: Item, items: readonly Item[]): Item[] {
  const above: Item[] = []
  for (let parent = item.parent; parent !== null;) {
    const parentItem = items.find((item) => item.id === parent)
    if (!parentItem || parentItem.id === item.id || above.includes(parentItem)) break
    above.unshift(parentItem)
    parent = parentItem.parent
  }
  return above
}

export const toSlugs = <Item extends TreeItem>(item: Item, items: readonly Item[]): string[] => [
  ...findAncestors(item, items).map((item) => item.slug),
  item.slug,
]

/** The descendants of a document. */
export const findDescendants = <Item extends TreeItem>(
  item: Item,
  items: readonly Item[],
): Item[] => items.filter((entry) => entry !== item && findAncestors(entry, items).includes(item))

/**
 * The document of a path of slugs; for a wrong path, the only document with its last slug, to which the page redirects
 * (decision 4).
 */
export function findBySlugs<Item extends TreeItem>(
  slugs: readonly string[],
  items: readonly Item[],
): Item | null {
  const called = items.filter((item) => item.slug === slugs.at(-1))
  const exact = called.find((item) => toSlugs(item, items).join('/') === slugs.join('/'))
  return exact ?? (called.length === 1 ? (called[0] ?? null) : null)
}
