/**
 * Letters of symbol fonts, which mean their picture: Word writes an arrow as "à" of Wingdings, and Outlook a
 * smile as "J". By the fonts' own tables.
 */
const fonts: [font: RegExp, letters: Record<string, string>][] = [
  [
    /wingdings(?! [23])/i,
    {
      à: '→',
      ß: '←',
      á: '↑',
      â: '↓',
      è: '→',
      ç: '←',
      ó: '↔',
      J: '☺',
      K: '😐',
      L: '☹',
      ü: '✓',
      û: '✗',
      þ: '☑',
      ý: '☒',
      '¨': '☐',
      o: '☐',
      q: '☐',
      l: '●',
      n: '■',
      '§': '▪',
      Ø: '➢',
      v: '❖',
      w: '◆',
      '(': '☎',
      '*': '✉',
      F: '☞',
      E: '☜',
    },
  ],
  [
    /(?<![\w ])symbol/i,
    {
      ...toPairs('abgdezhqiklmnxoprstufcyw', 'αβγδεζηθικλμνξοπρστυφχψω'),
      ...toPairs('GDQLXPSFYW', 'ΓΔΘΛΞΠΣΦΨΩ'),
      ...toPairs('·£³¹»®¬«´¸±°¥¶ÅÖ', '•≤≥≠≈→←↔×÷±°∞∂⊕√'),
    },
  ],
]

function toPairs(letters: string, meanings: string): Record<string, string> {
  const means = [...meanings]
  return Object.fromEntries([...letters].map((letter, index) => [letter, means[index] ?? '']))
}

/**
 * Makes letters of symbol fonts the characters that they show.
 *
 * @param lose is called for each that has none
 */
export function toCharacters(body: HTMLElement, lose: () => void): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="ont-family"], font[face]')) {
    const style = element.getAttribute('style') ?? ''
    if (element.childElementCount > 0 || /mso-list:\s*ignore/i.test(style)) continue
    const isSymbol = /mso-char-type:\s*symbol/i.test(style) || !/mso-/.test(style)
    const family =
      (/(?<!-)font-family:([^;]+)/i.exec(style)?.[1] ?? '') + (element.getAttribute('face') ?? '')
    const symbolFamily = /mso-symbol-font-family:([^;]+)/i.exec(style)?.[1] ?? family
    const [, letters] = fonts.find(([font]) => font.test(symbolFamily)) ?? []
    if (!letters || !isSymbol) continue
    element.textContent = [...(element.textContent ?? '')]
      .map((letter) => {
        if (!letter.trim() || /[.,;:!?\d]/.test(letter)) return letter
        // Word has some of them as private characters, 0xF000 above the letter
        const code = letter.codePointAt(0) ?? 0
        const plain =
          code >= 0xf000 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter
        const meaning = letters[plain]
        if (meaning === undefined) lose()
        return meaning ?? ''
      })
      .join('')
  }
}
