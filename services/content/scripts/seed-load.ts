/**
 * For load tests only. `node scripts/run.mjs seed-load 20000` adds copies of the sample
 * publications up to that number; `seed-load navigator 60x60` adds a navigator service of that many
 * jurisdictions and questions.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { analyze } from '../src/seed/analyze'
import { addPublicationCopies } from '../src/seed/publication-copies'
import { addNavigatorCopies } from '../src/seed/navigator-copies'

const [what = '20000', size = '60x60'] = process.argv.slice(2)

const task = what === 'navigator' ? navigatorOf(size) : publicationsOf(Number(what))
const payload = await getPayload({ config, disableOnInit: true })
const added = await task.add()
await analyze(payload)
console.error(added > 0 ? `${added} ${task.name} added` : 'They are there already')
process.exit(0)

function publicationsOf(count: number) {
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Error('Say how many publications there shall be, 1 to 1,000,000.')
  return { name: 'publications', add: () => addPublicationCopies(payload, count) }
}

function navigatorOf(dimensions: string) {
  const [jurisdictions = 0, questions = 0] = (/^(\d{1,3})x(\d{1,3})$/.exec(dimensions) ?? [])
    .slice(1)
    .map(Number)
  if (jurisdictions < 1 || questions < 1)
    throw new Error('Say how many jurisdictions and questions there shall be, such as 60x60.')
  return { name: 'answers', add: () => addNavigatorCopies(payload, jurisdictions, questions) }
}
