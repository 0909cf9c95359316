import type { Palette } from '@law-firm/contract/brand'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { TextMark } from '@law-firm/contract/rich-text'
import type { Depth } from './choices'
import type { Tone } from '../types'

/** A piece of a text with the marks of its letters; a link has an absolute URL. */
export type Span = { text: string; marks: TextMark[]; url: string | null }

/** `start` is the number of the first item. */
export type PartList = {
  kind: 'list'
  ordered: boolean
  start: number
  items: { text: Span[]; lists: PartList[] }[]
}

/** A section of a full text in a document. */
export type Part =
  | { kind: 'heading' | 'quote'; text: string }
  | { kind: 'paragraph'; text: Span[] }
  | PartList
  | { kind: 'table'; caption: string; head: Span[][]; rows: Span[][][]; note: string | null }

/** A chosen answer with all its texts in the report's language. */
export type ReportCell = {
  slug: string
  question: string
  /** Why there is no answer ("Not covered"), or null. */
  missing: string | null
  status: { tone: Tone; word: string } | null
  /** The short answer. */
  short: string
  notice: string | null
  summary: string
  parts: Part[]
  sources: { title: string; url: string | null }[]
  /** Law stated at, last reviewed, reviewer. */
  dates: string
  /** BCP 47, if the text is in another language than the report. */
  foreign: string | null
}

export type ReportPlace = {
  slug: string
  title: string
  region: string
  url: string
  topics: { key: string; title: string; cells: ReportCell[] }[]
  /** The number of chosen answers that the reader may not see. */ withheld: string | null
}

/** The texts of the cover, the header and the footer. */
export type ReportHead = {
  firmName: string
  /** The firm's colours on paper. */
  palette: Palette
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
  /** The table of contents: jurisdictions with topics. */
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
