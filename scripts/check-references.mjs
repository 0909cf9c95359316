/**
 * Fails naming file:line for each reference that does not resolve. In comments: "decision 5",
 * "section 4" (of docs/specification.md, unless an RFC precedes it). Anywhere: "ADR 0004", docs/
 * paths with a quoted heading. In Markdown: links and file names.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => readFileSync(file, 'utf8')
const toHeadings = (file) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)
const anchorOf = (heading) =>
  heading.toLowerCase().replace(/[^\w-]/g, (character) => (character === ' ' ? '-' : ''))

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const sources = files
  .filter((file) => /\.(tsx?|mjs|css|md|jsonc)$/.test(file) && existsSync(file))
  .filter((file) => !/graphql\/generated|\/migrations\/|check-references/.test(file))
const adrs = files.flatMap((file) => /^docs\/adr\/(\d+)-/.exec(file)?.[1] ?? [])
const decisions = toHeadings('docs/decisions/README.md').map((heading) => parseInt(heading, 10))
const sections = read('docs/specification.md').split(/^## (?=\d)/m)

const list = String.raw`s?\s+(\d[\d.]*(?:(?:,\s+(?:and\s+)?|\s+(?:and|to|or)\s+)\d[\d.]*)*)`
const heading = String.raw`(?:,\s+"([^"]+)")?`
const numbersOf = (text) => (text.match(/\d[\d.]*\d|\d/g) ?? []).map(Number)

/** Patterns with a test of whether their groups name something that exists. */
const inComments = [
  [
    RegExp(`\\bdecision${list}`, 'gi'),
    (text) => numbersOf(text).every((n) => decisions.includes(n)),
  ],
  [
    RegExp(`(?<!(?:RFC|WOFF) [\\d.]+,?\\s+)\\bsection${list}${heading}`, 'gi'),
    (text, words = '') => {
      const named = numbersOf(text).map((n) => sections[n])
      return named.every(Boolean) && named.join().toLowerCase().includes(words.toLowerCase())
    },
  ],
  [/\b(?:architecture|design|foundation|house style)(?:,\s+"|\/\w|'s section)/gi, () => false],
  [/\bissue \d|\bspecification of/gi, () => false],
]
const anywhere = [
  [/\b(?:ADR |docs\/adr\/)(\d+)\b(?!-)/g, (number) => adrs.includes(number)],
  [
    RegExp(`(?<![\\w/.-])(CONTRIBUTING\\.md|docs/(?!adr/\\d+\\b(?!-))[\\w./-]*\\w)${heading}`, 'g'),
    (file, words) => existsSync(file) && (!words || toHeadings(file).includes(words)),
  ],
]
const inMarkdown = (from) => {
  const find = (name) =>
    [path.join(path.dirname(from), name), name].find((file) => existsSync(file))
  const isLink = (name, anchor, words) => {
    const file = name ? find(name) : from
    const headings = file && (anchor || words) ? toHeadings(file) : [undefined]
    return (
      file && headings.some((title) => title === words || (title && anchorOf(title) === anchor))
    )
  }
  return [
    [RegExp(String.raw`\]\((?!\w+:)([^)#\s]*)(?:#([^)]+))?\)${heading}`, 'g'), isLink],
    [/`([\w@.-][^`\s*{}]*\/[^`\s*{}]*\.(?:tsx?|mjs|css|json|md|graphql|conf|service))`/g, find],
  ]
}

/** Blanks code and comment marks, so that references may continue on the next line. */
function commentsOf(text) {
  const blank = (code) => code.replace(/[^\n]/g, ' ')
  let [end, comments] = [0, '']
  for (const { 0: comment, index } of text.matchAll(/\/\*[^]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$/gm)) {
    comments += blank(text.slice(end, index)) + comment.replace(/^\s*(?:\*|\/\/)/gm, blank)
    end = index + comment.length
  }
  return comments
}

const failures = sources.flatMap((file) => {
  const text = read(file)
  const isMarkdown = file.endsWith('.md')
  const failuresOf = (where, rules) =>
    rules.flatMap(([pattern, exists]) =>
      [...where.matchAll(pattern)]
        .filter(([, ...groups]) => !exists(...groups))
        .map(
          ({ 0: words, index }) => `${file}:${text.slice(0, index).split('\n').length}  ${words}`,
        ),
    )
  return [
    ...failuresOf(isMarkdown ? text : commentsOf(text), inComments),
    ...failuresOf(text, [...anywhere, ...(isMarkdown ? inMarkdown(file) : [])]),
  ]
})
for (const line of failures) console.error(line)
process.exit(failures.length > 0 ? 1 : 0)
