/**
 * Fails naming file:line for each word that docs/glossary.md lists as not to be used, in comments, identifiers, test
 * names, file names and documents. `node scripts/check-words.mjs lib/session` checks one folder.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Paths that are not checked, each with the reason.
 *
 * @type {[path: RegExp, reason: string][]}
 */
const exceptions = [
  [/^docs\/(glossary|specification)\.md$/, 'the list itself, and the specification as agreed'],
  [/^scripts\/check-words\.mjs$/, 'names what it looks for'],
  [/guards\/public-routes\.ts$/, 'addresses of Payload, such as forgot-password'],
  [/^e2e\/member-area/, 'a message key, `subscriptions.withdrawn`'],
  [/graphql\/generated\/|\/migrations\/|payload-types\.ts$/, 'generated'],
]

/** `| word | meaning | not to be used |`: the phrases in backticks of the last column, as regular expressions. */
const rules = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, , word, , phrases = ''] = /^(\|) (.*?) \| (.*?) \| (.*?) \|$/.exec(row) ?? []
    return [...phrases.matchAll(/`([^`]+)`/g)].map(([, phrase]) => ({
      word: word.trim(),
      pattern: RegExp(
        `(?<![A-Za-z\\d])${phrase.replaceAll(' ', String.raw`[\s*/_-]+`)}(?![A-Za-z\\d])`,
        'gi',
      ),
    }))
  })

const blank = (text) => text.replace(/[^\n]/g, ' ')
const withWords = (text) => text.replace(/([a-z\d])(?=[A-Z])/g, '$1_')
const token =
  /\/\*[^]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm
const isTestName = (before) =>
  /(?:\b(?:test|it|describe)(?:\.\w+)*(?:\([\w.]+\))?|\])\)?\(\s*$/.test(before)

/** The text without strings, which are wire formats and texts of the interface; the names of tests stay. */
function checkedText(file, text) {
  if (file.endsWith('.md')) return text.replace(/```[^]*?```|`[^`\n]*`|\]\([^)]*\)/g, blank)
  if (file.endsWith('.css'))
    return text.replace(/(\/\*[^]*?\*\/)|[^]/g, (code, comment) => comment ?? blank(code))
  return text.replace(token, (part, index) =>
    part.startsWith('/') || isTestName(text.slice(Math.max(0, index - 80), index))
      ? part
      : blank(part),
  )
}

const folders = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && existsSync(file))
  .filter((file) => !exceptions.some(([path]) => path.test(file)))

let failures = 0
for (const file of files) {
  const text = withWords(
    checkedText(file, readFileSync(file, 'utf8')).replaceAll('withSecondTry', ''),
  )
  for (const { word, pattern } of rules) {
    const places = [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({
      line: text.slice(0, index).split('\n').length,
      phrase,
    }))
    if (pattern.test(withWords(file))) places.push({ line: 1, phrase: 'the name of the file' })
    pattern.lastIndex = 0
    for (const { line, phrase } of places) {
      console.error(`${file}:${line}  "${phrase.replace(/\s+/g, ' ')}": ${word}`)
      failures += 1
    }
  }
}
process.exit(failures > 0 ? 1 : 0)
