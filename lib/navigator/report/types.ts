import type { SiteLocale } from '@/lib/i18n/locales'
import type { Depth } from './choices'
import type { Tone } from '../types'

/** A piece of a full text, as a document shows it. */
export type Part =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][]; note: string | null }

/** One chosen answer, with every word that a report shows of it in the report's language. */
export type ReportCell = {
  slug: string
  question: string
  /** Why nothing is said ("Not covered"), or null where something is. */
  missing: string | null
  status: { tone: Tone; word: string } | null
  /** What the answer is in a few words. */
  short: string
  notice: string | null
  summary: string
  parts: Part[]
  sources: { title: string; url: string | null }[]
  /** Law stated at, last reviewed, by whom. */
  dates: string
  /** BCP 47, where the text is in another language than the report. */
  foreign: string | null
}

export type ReportPlace = {
  slug: string
  title: string
  region: string
  url: string
  topics: { key: string; title: string; cells: ReportCell[] }[]
  /** How many of the chosen answers are not open to the reader. */ withheld: string | null
}

/** What stands before the answers, and around every page. */
export type ReportHead = {
  firmName: string
  locale: SiteLocale
  /** BCP 47. */
  language: string
  service: string
  title: string
  lead: string
  madeOn: string
  notices: string[]
  disclaimer: string[]
  url: string
  depth: Depth
  /** Titles of what is chosen, in order, with their topics: the contents. */
  contents: { slug: string; title: string; topics: { key: string; title: string }[] }[]
  words: {
    contents: string
    sources: string
    page: string
    of: string
    disclaimer: string
    online: string
    about: string
  }
}
