import 'server-only'
import { writeCsv, type CsvWords } from '../to-csv'
import { wordsOfPart } from './report-sections'
import type { ReportCell, ReportPlace } from './types'

type Columns = {
  places: { slug: string; title: string }[]
  questions: { slug: string; title: string; topic: string }[]
}

/** A report as CSV: a row for each question, a column for each jurisdiction. @throws what `places` throws */
export async function drawCsv({
  places,
  plan,
  words,
}: {
  places: AsyncIterable<ReportPlace>
  plan: Columns
  words: CsvWords
}): Promise<Buffer> {
  const texts = new Map<string, string>()
  for await (const place of places)
    for (const topic of place.topics)
      for (const cell of topic.cells) texts.set(`${place.slug}/${cell.slug}`, readText(cell))
  const rows = plan.questions.map(({ slug, title, topic }) => [
    topic,
    title,
    ...plan.places.map((place) => texts.get(`${place.slug}/${slug}`) ?? words.gated),
  ])
  return Buffer.from(
    writeCsv([[words.topic, words.question, ...plan.places.map(({ title }) => title)], ...rows]),
  )
}

function readText({ missing, status, short, summary, parts, sources, dates }: ReportCell): string {
  if (missing) return missing
  const answer = status?.tone === 'none' ? short : [status?.word, short].filter(Boolean).join(': ')
  return [
    answer,
    summary,
    ...parts.map(wordsOfPart),
    ...sources.map(({ title, url }) => [title, url].filter(Boolean).join(' ')),
    dates,
  ]
    .filter(Boolean)
    .join('\n')
}
