/** Documents that stand below each other, by their `parent`. */

export type TreeItem = { id: number; slug: string; parent: number | null }

/** The documents above one, from the root down. A parent that is missing or goes in a circle ends the chain. */
export function ancestorsOf<Item extends TreeItem>(item: Item, items: readonly Item[]): Item[] {
  const above: Item[] = []
  for (let parent = item.parent; parent !== null;) {
    const found = items.find((one) => one.id === parent)
    if (!found || found.id === item.id || above.includes(found)) break
    above.unshift(found)
    parent = found.parent
  }
  return above
}

export const slugsOf = <Item extends TreeItem>(item: Item, items: readonly Item[]): string[] => [
  ...ancestorsOf(item, items).map((one) => one.slug),
  item.slug,
]

/** The documents below one, on every level. */
export const descendantsOf = <Item extends TreeItem>(item: Item, items: readonly Item[]): Item[] =>
  items.filter((one) => one !== item && ancestorsOf(one, items).includes(item))

/**
 * The document of a path of slugs; where the path is wrong but its last slug belongs to one document only, that one
 * (decision 4: it answers with a redirect).
 */
export function findBySlugs<Item extends TreeItem>(
  slugs: readonly string[],
  items: readonly Item[],
): Item | null {
  const called = items.filter((item) => item.slug === slugs.at(-1))
  const exact = called.find((item) => slugsOf(item, items).join('/') === slugs.join('/'))
  return exact ?? (called.length === 1 ? (called[0] ?? null) : null)
}
