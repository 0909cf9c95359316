type Position = object
type Encoded = [codes: string[], positions: Position[]]

/** A font of the library's, as far as it is asked here. */
export type Font = { encode(text: string, features?: unknown): Encoded; widthOfString(text: string, size: number, features?: unknown): number }

/** Words of a language come again and again; longer pieces, as of Chinese, hardly ever. */
const longest = 40
const mostKept = 20_000

const quick = new WeakSet<Font>()

/** Lets a font remember the words that it measured and wrote: a sixth of the time of a long report went into that. */
export function quicken(font: Font): void {
  if (quick.has(font)) return
  quick.add(font)
  const [encode, widthOfString] = [font.encode.bind(font), font.widthOfString.bind(font)]
  const widths = keeping((word) => widthOfString(word, 1_000))
  const words = keeping((word) => encode(word))
  font.widthOfString = (text, size, features) => (features || text.length > longest ? widthOfString(text, size, features) : (widths(text) * size) / 1_000)
  font.encode = (text, features) => {
    if (features) return encode(text, features)
    const all: Encoded = [[], []]
    for (const [word] of text.matchAll(/[^ \t]*[ \t]|[^ \t]+$/g)) {
      const [codes, positions] = word.length > longest ? encode(word) : words(word)
      for (let index = 0; index < codes.length; index += 1) {
        all[0].push(codes[index] as string)
        all[1].push(positions[index] as Position)
      }
    }
    return all
  }
}

function keeping<Value>(ask: (word: string) => Value): (word: string) => Value {
  const kept = new Map<string, Value>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    if (kept.size >= mostKept) kept.clear()
    const value = ask(word)
    kept.set(word, value)
    return value
  }
}
