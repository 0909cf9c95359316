import { readFileSync } from 'node:fs'
import path from 'node:path'
import terms from './terms.json'

/** Texts by key, of nested objects too. */
type Texts = { [key: string]: string | Texts }

const root = path.join(__dirname, '../..')
const folders = ['messages', 'services/identity/src/messages'].map((folder) =>
  path.join(root, folder),
)

const entriesOf = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : entriesOf(value, `${prefix}${key}.`),
  )

const isIn = (text: string, word: string) =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, 'iu').test(text)

test.each(Object.entries(terms))('texts in %s have one word for one thing', (locale, words) => {
  const texts = folders.flatMap((folder) =>
    entriesOf(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Texts),
  )
  const found = Object.entries(words).flatMap(([word, others]) =>
    others.flatMap((other) =>
      texts
        // what stands between braces is the name of a value
        .filter(([, text]) => isIn(text.replace(/\{\w+/g, ''), other))
        .map(([key, text]) => `${key}: “${other}” instead of “${word}” in “${text}”`),
    ),
  )
  expect(found).toEqual([])
})
