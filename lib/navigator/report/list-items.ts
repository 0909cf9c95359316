import type { PartList, Span } from './types'

export const bullet = '•'

/**
 * `label` is a bullet or a number, `depth` 0 in a list that is in no other, and `list` the position of the item's own
 * list among all of them.
 */
export type ListItem = { label: string; depth: number; list: number; text: Span[] }

/** The items of a list and of those in it, in the order of reading. */
export function toListItems(outermost: PartList): ListItem[] {
  let lists = 0
  const walk = ({ ordered, start, items }: PartList, depth: number): ListItem[] => {
    const list = lists++
    return items.flatMap(({ text, lists: inner }, index) => [
      ...(text.length > 0 || inner.length === 0
        ? [{ label: ordered ? toLabel(start + index, depth) : bullet, depth, list, text }]
        : []),
      ...inner.flatMap((nested) => walk(nested, depth + 1)),
    ])
  }
  return walk(outermost, 0)
}

/** 1., in it a., in that i., as the page, the editor and Word number lists in lists. */
function toLabel(number: number, depth: number): string {
  const level = depth % 3
  if (level === 0 || number < 1) return `${number}.`
  return `${level === 1 ? toLetters(number) : toRoman(number)}.`
}

/** 1 is a, 26 z, 27 aa. */
function toLetters(number: number): string {
  const last = String.fromCharCode(97 + ((number - 1) % 26))
  return number > 26 ? toLetters(Math.floor((number - 1) / 26)) + last : last
}

const numerals: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function toRoman(number: number): string {
  const [value, numeral] = numerals.find(([least]) => least <= number) ?? [number, '']
  return number > value ? numeral + toRoman(number - value) : numeral
}
