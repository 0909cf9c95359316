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

/** Lower case without accents: `Société Œuvre` → `societe oeuvre`. ASCII has a fast path. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđðþıħ]/g, (letter) => special[letter] ?? letter)
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
