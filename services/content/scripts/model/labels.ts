import { readFile } from 'node:fs/promises'
import { configuration } from '../../src/payload.config'
import type { GeneratedFile } from './generated-file'

type Label = Record<'en' | 'fr' | 'zh', string>

/** Labels as `src/admin/translate.ts` makes them. */
function collect(value: unknown): Label[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'zh' in value && typeof value.en === 'string') return [value as Label]
  return Object.values(value).flatMap(collect)
}

/**
 * The French and Chinese texts of the labels of the admin panel: those that are there, and an empty
 * one for each new label.
 */
export async function labelFiles(): Promise<GeneratedFile[]> {
  const labels = collect([
    configuration.collections?.map(({ labels, admin, fields }) => [labels, admin, fields]),
    configuration.globals?.map(({ label, admin, fields }) => [label, admin, fields]),
    configuration.jobs?.jobsCollectionOverrides?.({
      defaultJobsCollection: { slug: 'payload-jobs', fields: [] },
    }),
  ])
  return Promise.all(
    (['fr', 'zh'] as const).map(async (language) => {
      const file = `src/admin/labels/${language}.json`
      const known = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      // Names of languages and the like are not in the file.
      const wanted = labels.flatMap((label) =>
        label.en in known || label[language] === label.en ? label.en : [],
      )
      const texts = [...new Set(wanted)].sort().map((text) => [text, known[text] ?? ''])
      return {
        file,
        text: `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`,
        isUnfinished: !texts.every(([, text]) => text),
      }
    }),
  )
}
