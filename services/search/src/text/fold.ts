/** Letters that NFKD does not decompose. */
const special: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
}

/** What each letter that was seen becomes. */
const folded = new Map<string, string>()

/** Lower case without accents: `Société Œuvre` → `societe oeuvre`. ASCII has a fast path. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (isAscii(lower)) return lower
  let plain = ''
  for (const letter of lower) plain += foldLetter(letter)
  return plain
}

function foldLetter(letter: string): string {
  const known = folded.get(letter)
  if (known !== undefined) return known
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  const plain = special[base] ?? base
  folded.set(letter, plain)
  return plain
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
