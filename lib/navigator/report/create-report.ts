import 'server-only'
import { writeFile } from 'node:fs/promises'
import type { SiteLocale } from '@/lib/i18n/locales'
import { getTranslations } from 'next-intl/server'
import {
  getReportHead,
  planReport,
  readReport,
  type ReportPlan,
} from '@/lib/content/navigator/get-report'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { Query } from '../compare-address'
import { reportFileName } from './choices'
import { drawApart } from './draw-in-process'
import { drawCsv } from './draw-csv'
import { takePlace } from './report-jurisdictions'
import { makeFile, type ReportFile } from './report-file'

const formats = ['pdf', 'docx', 'csv'] as const
export type Format = (typeof formats)[number]

export const isFormat = (value: string): value is Format => formats.some((item) => item === value)

const types: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
}

/** What keeps a report from being made: `missing` is a service that is not there, `wrong` and `nothing` are the asker's. */
export type Refusal =
  | { refused: 'missing' }
  | { refused: 'wrong'; names: string[] }
  | { refused: 'nothing' }
  | { refused: 'large'; most: number }
  | { refused: 'busy' }

export type Ready = {
  total: number
  make: (onProgress?: (done: number) => void) => Promise<ReportFile>
}

/** A Word document of more answers than this takes more memory than a request should. */
const mostInWord = 1_500

/**
 * Reads what is asked for and takes a place among the reports that are being made. `make` gives the place back.
 *
 * @throws ContentUnavailableError
 */
export async function readyReport(
  service: string,
  format: Format,
  query: Query,
  reader: Reader,
): Promise<Ready | Refusal> {
  const plan = await planReport(service, query, 'en')
  if (!plan) return { refused: 'missing' }
  if (plan.choices.wrong.length > 0) return { refused: 'wrong', names: plan.choices.wrong }
  const cells = plan.places.length * plan.questions.length
  if (cells === 0) return { refused: 'nothing' }
  if (format === 'docx' && cells > mostInWord) return { refused: 'large', most: mostInWord }
  const leave = format === 'csv' ? () => undefined : takePlace()
  if (!leave) return { refused: 'busy' }
  try {
    const head = await getReportHead(plan, reader)
    const places = () => readReport(plan, reader)
    const write = async (file: string, onProgress?: (done: number) => void): Promise<void> =>
      format === 'csv'
        ? writeFile(
            file,
            await drawCsv({
              places: places(),
              plan: columnsOf(plan),
              words: await wordsOf(plan.choices.language),
            }),
            { mode: 0o600 },
          )
        : drawApart({ format, file, head, places: places(), onProgress })
    const name = reportFileName(
      service,
      plan.choices,
      new Date().toISOString().slice(0, 10),
      format,
    )
    return {
      total: plan.places.length,
      make: (onProgress) =>
        makeFile({ name, type: types[format] }, (file) => write(file, onProgress)).finally(leave),
    }
  } catch (cause) {
    leave()
    throw cause
  }
}

async function wordsOf(locale: SiteLocale) {
  const t = await getTranslations({ locale, namespace: 'navigator' })
  return {
    topic: t('topic'),
    question: t('question'),
    notCovered: t('notCovered'),
    gated: t('gated'),
  }
}

const columnsOf = ({ places, questions: asks }: ReportPlan) => ({
  places: places.map(({ slug, title }) => ({ slug, title })),
  questions: asks.map(({ slug, title, topic }) => ({ slug, title, topic })),
})
