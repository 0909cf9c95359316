/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { getDrawable } from './fonts'

/** Draws texts with the renderer, which Jest cannot load; its requests fail and are listed. */
const drawing = `
import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og.js'
let requests = []
globalThis.fetch = async (url) => {
  if (!String(url).startsWith('data:')) requests.push(String(url))
  throw new Error('offline')
}
const cards = JSON.parse(readFileSync(0, 'utf8'))
const results = []
for (const { text, fonts } of cards) {
  requests = []
  const element = { type: 'div', props: { style: { display: 'flex' }, children: text } }
  const options = { width: 60, height: 30, fonts: fonts.map((font) => ({ ...font, data: Buffer.from(font.data, 'base64') })) }
  const picture = await new ImageResponse(element, options).arrayBuffer().catch(() => new ArrayBuffer(0))
  results.push({ requests, isPng: Buffer.from(picture).toString('latin1', 1, 4) === 'PNG' })
}
process.stdout.write(JSON.stringify(results))
`

const cases: [title: string, drawn: string][] = [
  ['Merger control: what to file', 'Merger control: what to file'],
  ['Fusions : ce qu’il faut déclarer', 'Fusions : ce qu’il faut déclarer'],
  ['并购交易的新规则', '并购交易的新规则'],
  ['Growth 🚀 in 2026', 'Growth in 2026'],
  ['👩‍⚖️ Judges ⚖️', 'Judges'],
  ['1️⃣ First 🇫🇷', '1 First'],
  ['قانون المنافسة', ''],
  ['Competition قانون', 'Competition'],
  ['דיני תחרות', ''],
  ['กฎหมายการแข่งขัน', ''],
  ['प्रतिस्पर्धा कानून', ''],
  ['独占禁止法のガイド', '独占禁止法のガイド'],
  ['경쟁법', ''],
  ['Конкурентное право', 'Конкурентное право'],
  ['Δίκαιο του ανταγωνισμού, ἐλευθερία', 'Δίκαιο του ανταγωνισμού, ἐλευθερία'],
  ['Ђорђе, Әділет', 'Ђорђе, Әділет'],
  ['EU → UK ≥ 25 %, № 5 ⇒ ✓ ★ ☎', 'EU → UK ≥ 25 %, № 5 ⇒ ✓ ★ ☎'],
  ['↔️ ✔️ ☀️', '↔ ✔ ☀'],
  ['Luật cạnh tranh', 'Luật cạnh tranh'],
  ['e\u0301tat', 'état'],
  ['x\u030c y', 'x y'],
  ['a\r\nb\u00a0c\u200bd\u0000', 'a b cd'],
  ['𠀀𝒜', ''],
  ['\ud83d', ''],
]

test.each(cases)('of %j, %j is drawn', async (title, drawn) =>
  expect((await getDrawable({ title })).texts).toEqual({ title: drawn }),
)

test('a text without other characters needs one font', async () =>
  expect((await getDrawable({ title: 'A' })).fonts.map(({ name }) => name)).toEqual(['Newsreader']))

test('every picture is drawn without a request', async () => {
  const cards = await Promise.all(
    cases.map(async ([title]) => {
      const { texts, fonts } = await getDrawable({ title })
      return {
        text: texts.title,
        fonts: fonts.map((font) => ({ ...font, data: font.data.toString('base64') })),
      }
    }),
  )
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', drawing], {
    input: JSON.stringify(cards),
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual(cases.map(() => ({ requests: [], isPng: true })))
})
