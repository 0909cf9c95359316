export type Part = { kind: 'same' | 'added' | 'removed'; text: string }

/** Texts with more words are shown as replaced: the redline would be unreadable and slow. */
export const mostWords = 4_000

/**
 * A word diff of two texts. The parts that are `same` or `removed` are exactly the old text, those that are `same` or
 * `added` the new one.
 */
export function redline(before: string, after: string): Part[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const old = toWords(before)
  const now = toWords(after)
  if (old.length > mostWords || now.length > mostWords)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const start = sharedStart(old, now)
  const end = sharedEnd(old, now, start)
  const middle = differences(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joined([
    ...old.slice(0, start).map((text): Part => ({ kind: 'same', text })),
    ...middle,
    ...old.slice(old.length - end).map((text): Part => ({ kind: 'same', text })),
  ])
}

/** Words, spaces and punctuation; a Han character is a word, as Chinese has no spaces. */
const toWords = (text: string): string[] =>
  text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}’'-])+|\s+|[^]/gu) ?? []

function sharedStart(old: string[], now: string[]): number {
  let count = 0
  while (count < old.length && count < now.length && old[count] === now[count]) count += 1
  return count
}

function sharedEnd(old: string[], now: string[], start: number): number {
  let count = 0
  while (
    count < old.length - start &&
    count < now.length - start &&
    old[old.length - 1 - count] === now[now.length - 1 - count]
  )
    count += 1
  return count
}

/** The longest common subsequence, by a table of lengths from the end. */
function differences(old: string[], now: string[]): Part[] {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: Part[] = []
  let row = 0
  let column = 0
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]]
    if (was !== undefined && was === is) {
      parts.push({ kind: 'same', text: was })
      row += 1
      column += 1
    } else if (
      was !== undefined &&
      (is === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      parts.push({ kind: 'removed', text: was })
      row += 1
    } else {
      parts.push({ kind: 'added', text: is ?? '' })
      column += 1
    }
  }
  return parts
}

/** Joins adjacent parts of one kind, and changes that are separated by a single space, for readability. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  let run: { removed: string; added: string } = { removed: '', added: '' }
  const close = () => {
    if (run.removed) result.push({ kind: 'removed', text: run.removed })
    if (run.added) result.push({ kind: 'added', text: run.added })
    run = { removed: '', added: '' }
  }
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const between =
      part.kind === 'same' &&
      /^\s+$/.test(part.text) &&
      (run.removed || run.added) &&
      next &&
      next.kind !== 'same'
    if (between) run = { removed: run.removed + part.text, added: run.added + part.text }
    else if (part.kind !== 'same') run[part.kind] += part.text
    else {
      close()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += part.text
      else result.push({ ...part })
    }
  })
  close()
  return result.filter((part) => part.text !== '')
}
