/**
 * `npm run labels -w services/content`: adds the labels of the admin panel that have no French or
 * Chinese text yet to `src/admin/labels/*.json`, and removes those that nothing has any more. With
 * `--check` it writes nothing and exits with 1 when one is missing.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { configuration } from '../src/payload.config'

type Label = Record<'en' | 'fr' | 'zh', string>

/** Labels as `src/admin/translate.ts` makes them. */
function collect(value: unknown): Label[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'zh' in value && typeof value.en === 'string') return [value as Label]
  return Object.values(value).flatMap(collect)
}

const labels = collect([
  configuration.collections?.map(({ labels, admin, fields }) => [labels, admin, fields]),
  configuration.globals?.map(({ label, admin, fields }) => [label, admin, fields]),
  configuration.jobs?.jobsCollectionOverrides?.({
    defaultJobsCollection: { slug: 'payload-jobs', fields: [] },
  }),
])

let isComplete = true
for (const language of ['fr', 'zh'] as const) {
  const file = `src/admin/labels/${language}.json`
  const known = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  // Names of languages and the like are not in the file.
  const texts = labels.flatMap((label) =>
    label.en in known || label[language] === label.en ? label.en : [],
  )
  const wanted = [...new Set(texts)].sort().map((text) => [text, known[text] ?? ''])
  const isCurrent = wanted.length === Object.keys(known).length && wanted.every(([, text]) => text)
  if (isCurrent) continue
  isComplete = false
  if (process.argv[2] === '--check')
    console.error(`${file} is not complete: npm run labels -w services/content`)
  else await writeFile(file, `${JSON.stringify(Object.fromEntries(wanted), null, 2)}\n`)
}
process.exit(process.argv[2] === '--check' && !isComplete ? 1 : 0)
