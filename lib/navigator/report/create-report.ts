import 'server-only'
import { writeFile } from 'node:fs/promises'
import type { SiteLocale } from '@law-firm/contract/locales'
import { getTranslations } from 'next-intl/server'
import { inBackground, requestId } from '@law-firm/runtime/observability/request.mjs'
import {
  getReportHead,
  planReport,
  readReport,
  type ReportPlan,
} from '@/lib/content/navigator/get-report'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { Query } from '../comparison-query'
import { reportFileName } from './choices'
import { drawInProcess } from './draw-in-process'
import { drawCsv } from './draw-csv'
import { reports } from './queue'
import { createFile, type ReportFile } from './report-file'

const formats = ['pdf', 'docx', 'csv'] as const
export type Format = (typeof formats)[number]

export const isFormat = (value: string): value is Format => formats.some((item) => item === value)

const types: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
}

/** Why a report is refused: `missing` is an unknown service, `wrong` and `nothing` are errors of the request. */
export type Refusal =
  | { refused: 'missing' }
  | { refused: 'wrong'; names: string[] }
  | { refused: 'nothing' }
  | { refused: 'large'; most: number }
  | { refused: 'busy' }

export type PreparedReport = {
  total: number
  /** @throws BusyError when too many wait */
  create: (onProgress?: (done: number) => void) => Promise<ReportFile>
}

/** A Word document with more answers needs too much memory. */
const maxWordAnswers = 1_500

/**
 * Parses the request. `create` waits until it is the visitor's turn.
 *
 * @throws ContentUnavailableError
 */
export async function prepareReport(
  service: string,
  format: Format,
  query: Query,
  { reader, visitor }: { reader: Reader; visitor: string },
): Promise<PreparedReport | Refusal> {
  const plan = await planReport(service, query, 'en')
  if (!plan) return { refused: 'missing' }
  if (plan.choices.wrong.length > 0) return { refused: 'wrong', names: plan.choices.wrong }
  const cells = plan.places.length * plan.questions.length
  if (cells === 0) return { refused: 'nothing' }
  if (format === 'docx' && cells > maxWordAnswers) return { refused: 'large', most: maxWordAnswers }
  if (reports.isFull({ visitor })) return { refused: 'busy' }
  const head = await getReportHead(plan, reader)
  const places = () => readReport(plan, reader)
  const write = async (file: string, onProgress?: (done: number) => void): Promise<void> =>
    format === 'csv'
      ? writeFile(
          file,
          await drawCsv({
            places: places(),
            plan: toColumns(plan),
            words: await toWords(plan.choices.language),
          }),
          { mode: 0o600 },
        )
      : drawInProcess({ format, file, head, places: places(), onProgress })
  const today = new Date().toISOString().slice(0, 10)
  const name = reportFileName(service, plan.choices, today, format)
  return {
    total: plan.places.length,
    create: (onProgress) => {
      const id = requestId()
      const draw = () =>
        createFile({ name, type: types[format] }, (file) => write(file, onProgress))
      return reports.run(() => inBackground(draw, id), { visitor })
    },
  }
}

async function toWords(locale: SiteLocale) {
  const t = await getTranslations({ locale, namespace: 'navigator' })
  return {
    topic: t('topic'),
    question: t('question'),
    notCovered: t('notCovered'),
    gated: t('gated'),
  }
}

const toColumns = ({ places, questions: asks }: ReportPlan) => ({
  places: places.map(({ slug, title }) => ({ slug, title })),
  questions: asks.map(({ slug, title, topic }) => ({ slug, title, topic })),
})
