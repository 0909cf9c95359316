import { parse, CsvError } from 'csv-parse/sync'
import { removeQuote } from './file'
import { FileProblem } from './file-problem'

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Excel writes and reads it, so that a file opens with the right delimiter everywhere. */
const separatorLine = /^sep=(.)(\r\n|\n|\r)/i

/**
 * The delimiter that a file names, or with which its heading has most of the known columns, then
 * most columns.
 */
export function detectDelimiter(text: string, known: ReadonlySet<string>): Delimiter {
  const [, named] = separatorLine.exec(text) ?? []
  const candidates = delimiters.filter((delimiter) => !named || delimiter === named)
  const scored = candidates.map((delimiter) => {
    const [heading = []] = attempt(() => parseCells(text, delimiter, 1)) ?? []
    const score = heading.filter((name) => known.has(name.trim())).length
    return { delimiter, score: score * 10_000 + heading.length }
  })
  return scored.sort((one, two) => two.score - one.score)[0]?.delimiter ?? ','
}

/**
 * The cells of a file by row, its heading among them.
 *
 * @throws FileProblem naming the row
 */
export function readCsv(text: string, delimiter: Delimiter): string[][] {
  try {
    return parseCells(text, delimiter).map((cells) => cells.map(removeQuote))
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    // the rows before it; a quote that is never closed ends with the file
    const row = Number(cause.records)
    throw new FileProblem((texts) => texts.brokenQuotes(row))
  }
}

const parseCells = (text: string, delimiter: Delimiter, to?: number): string[][] =>
  parse(text.replace(separatorLine, ''), {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    bom: true,
    ...(to ? { to } : {}),
  })

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
