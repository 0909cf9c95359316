import type { PartList } from './types'

export const bullet = '•'

/**
 * `label` is a bullet or a number, `depth` 0 in a list that is in no other, and `list` the position of the item's own
 * list among all of them.
 */
export type ListItem = { label: string; depth: number; list: number; text: string }

/** The items of a list and of those in it, in the order of reading. */
export function toListItems(outermost: PartList): ListItem[] {
  let lists = 0
  const walk = ({ ordered, start, items }: PartList, depth: number): ListItem[] => {
    const list = lists++
    return items.flatMap(({ text, lists: inner }, index) => [
      { label: ordered ? `${start + index}.` : bullet, depth, list, text },
      ...inner.flatMap((nested) => walk(nested, depth + 1)),
    ])
  }
  return walk(outermost, 0)
}
