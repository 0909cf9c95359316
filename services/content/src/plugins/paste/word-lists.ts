import { findByStyle } from './find-by-style'

/**
 * Word's clipboard has no lists: each item is a paragraph whose style names list and level
 * (`mso-list: l0 level2 lfo1`), with the bullet or number as text.
 *
 * @param loseNumbering is called for each list that is numbered otherwise than the site does: 1, in it a, in that i
 */
export function toWordLists(body: HTMLElement, loseNumbering: () => void): void {
  let open: Open[] = []
  for (const item of findByStyle(body, 'mso-list:')) {
    const found = /mso-list:\s*(?<list>\S+)\s+level(?<level>\d)/i.exec(
      item.getAttribute('style') ?? '',
    )?.groups
    if (!found || !item.isConnected) continue
    const [level, list] = [Number(found.level), found.list ?? '']
    const marker = takeMarker(item)
    // "1.1 Scope" and "Article 4": the number is part of a heading, or is none of a list
    if (/^H\d$/.test(item.tagName) || isWords(marker)) {
      item.prepend(marker && `${marker} `)
      continue
    }
    const previous = open[0]
    if (!previous || !isNext(previous.element, item) || (level === 1 && list !== previous.list))
      open = []
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let last = open.at(-1)
    const isOther =
      last &&
      (last.isOrdered !== isOrdered(marker) || (last.isOrdered && !isNumber(marker, last.next)))
    if (!last || last.level < level || isOther) {
      // another kind of marker at the same level, or a number that is not the next one, is another list
      if (last && last.level >= level) {
        open.pop()
        if (open.length > 0 && last.isOrdered && isOrdered(marker)) loseNumbering()
      }
      const next = toNumber(marker)
      last = { element: createList(item, marker), level, list, isOrdered: isOrdered(marker), next }
      const parent = open.at(-1)
      if (parent) (parent.element.lastElementChild ?? parent.element).append(last.element)
      else item.before(last.element)
      open.push(last)
      if (last.isOrdered && toStyle(marker) !== (open.length - 1) % 3) loseNumbering()
    }
    const entry = item.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    last.element.append(entry)
    last.next += 1
    item.remove()
  }
}

/** Word for the web wraps each item in a list of its own, with the level as an attribute. */
export function toDesktopLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    const items = [...wrapper.querySelectorAll('li')].map((item) => {
      const list = item.parentElement
      const number = list?.tagName === 'OL' ? `${Number(list.getAttribute('start') ?? 1)}.` : '·'
      const paragraph = item.ownerDocument.createElement('p')
      const level = Number(item.getAttribute('data-aria-level')) || 1
      const id = item.getAttribute('data-listid') ?? '0'
      paragraph.setAttribute('style', `mso-list: l${id} level${level} lfo1`)
      const marker = item.ownerDocument.createElement('span')
      marker.setAttribute('style', 'mso-list: Ignore')
      marker.textContent = number
      for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes)
      paragraph.append(marker, ...item.childNodes)
      return paragraph
    })
    wrapper.replaceWith(...items)
  }
  for (const end of body.querySelectorAll('.EOP')) end.remove()
}

type Open = {
  element: HTMLElement
  level: number
  list: string
  isOrdered: boolean
  /** The number of its next item. */
  next: number
}

/** Only white space stands between a list and its next item. */
function isNext(list: Element, item: Element): boolean {
  let next = list.nextSibling
  while (next && next !== item && !next.textContent?.trim() && next.nodeName !== 'TABLE')
    next = next.nextSibling
  return next === item
}

function takeMarker(item: Element): string {
  const [marker] = findByStyle(item, 'mso-list:Ignore')
  if (!marker) return takeWrittenMarker(item)
  const text = (marker.textContent ?? '').replace(/\s+/g, ' ').trim()
  const styles = [marker, marker.parentElement].map((element) => element?.getAttribute('style'))
  marker.remove()
  // letters of these fonts are pictures: "v" and "l" are bullets
  return /(?<![\w-])font-family:\s*["']?(wingdings|webdings|symbol)/i.test(styles.join())
    ? '·'
    : text
}

/** A marker that is part of the text, before spaces that do not break. */
function takeWrittenMarker(item: Element): string {
  const walker = item.ownerDocument.createTreeWalker(item, 4) // texts
  const first = walker.nextNode()
  const found = /^\s*(\S{1,6})[\u00a0\t]\s*/.exec(first?.textContent ?? '')
  const marker = found?.[1] ?? ''
  if (!first || !found || !isMarker(marker)) return ''
  first.textContent = (first.textContent ?? '').slice(found[0].length)
  return marker
}

const isMarker = (marker: string): boolean => /^[·•§o▪◦–-]$/.test(marker) || isOrdered(marker)

/** A number that no list of the site has: Article 4, § 3, ①, б). */
const isWords = (marker: string): boolean => !isMarker(marker) && /\p{N}|\p{L}./u.test(marker)

/** Mail servers remove Word's styles: what is left of a list is its marker, and small spaces after it. */
export function toMarkedLists(body: HTMLElement): void {
  for (const spaces of findByStyle(body, 'font:7.0pt').concat(findByStyle(body, 'font-size:7pt'))) {
    const paragraph = spaces.closest<HTMLElement>('p, li')
    const marker = spaces.parentElement
    if (!paragraph || !marker || marker === paragraph || spaces.textContent?.trim()) continue
    const style = paragraph.getAttribute('style') ?? ''
    const text = (marker.textContent ?? '').trim()
    if (
      style.includes('mso-list') ||
      !isMarker(text) ||
      !paragraph.textContent?.trim().startsWith(text)
    )
      continue
    const left = Number(/margin-left:\s*([\d.]+)pt/.exec(style)?.[1] ?? 36)
    const level = Math.min(Math.max(Math.round(left / 36), 1), 9)
    paragraph.setAttribute('style', `mso-list: l0 level${level} lfo1`)
    marker.setAttribute('style', 'mso-list: Ignore')
  }
}

/** Numbers of the lists of Chinese texts: 一、 （二） 第三条. */
const chinese = /^[（(第]?([一二三四五六七八九十]{1,3})[、.．)）条款项章节]/

const isOrdered = (marker: string): boolean =>
  chinese.test(marker) ||
  (/^[（([]?([a-z]{1,6}|\d+)([.．、):）\]]|$)/i.test(marker) && marker !== 'o')

function createList(item: Element, marker: string): HTMLElement {
  const list = item.ownerDocument.createElement(isOrdered(marker) ? 'ol' : 'ul')
  const start = isOrdered(marker) ? toNumber(marker) : 1
  if (start > 1) list.setAttribute('start', `${start}`)
  return list
}

/** 0 for numbers, 1 for letters, 2 for Roman numerals, null for 1.4 and others. */
function toStyle(marker: string): number | null {
  if (/^\D?\d+\D?$/.test(marker)) return 0
  const letters = /^\W?([a-z]+)\W?$/.exec(marker)?.[1] ?? ''
  if (isRoman(letters)) return 2
  return letters.length === 1 ? 1 : null
}

const isRoman = (letters: string) =>
  /^[ivxlcdm]+$/.test(letters) && (letters.length > 1 || /[ivx]/.test(letters))

/** Up to 99: 十 is 10, 二十三 is 23. */
function toChineseNumber(numeral: string): number {
  const value = (digit = '') => '一二三四五六七八九'.indexOf(digit) + 1
  const [tens = '', ones = ''] = numeral.split('十')
  return numeral.includes('十') ? (value(tens) || 1) * 10 + value(ones) : value(numeral)
}

/** 4. and 1.4. are 4, d) is 4, iv. is 4. */
function toNumber(marker: string): number {
  const numeral = chinese.exec(marker)?.[1]
  if (numeral) return toChineseNumber(numeral)
  const digits = /(\d+)\D*$/.exec(marker)?.[1]
  if (digits) return Number(digits)
  const letters = (/[a-z]+/i.exec(marker)?.[0] ?? 'a').toLowerCase()
  if (isRoman(letters)) return toRoman(letters)
  return letters.length === 1 ? letters.charCodeAt(0) - 96 : 1
}

/** Whether a marker may be that of an item: "(i)" is the first and the ninth. */
function isNumber(marker: string, number: number): boolean {
  const letters = /\d/.test(marker) ? '' : (/[a-z]+/i.exec(marker)?.[0] ?? '').toLowerCase()
  if (letters.length > 1 && !isRoman(letters)) return true // aa) after z)
  return [toNumber(marker), letters.charCodeAt(0) - 96, toRoman(letters)].includes(number)
}

const numerals: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

const toRoman = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => {
    const [value, next] = [numerals[letter] ?? 0, numerals[letters[index + 1] ?? ''] ?? 0]
    return sum + (value < next ? -value : value)
  }, 0)
