import 'server-only'
import { readPage, readShared } from '@/lib/cache/read-page'
import { documentTag, listTag, relatedTag } from '@/lib/cache/manifest'
import { getFragment, type FragmentType } from '@/lib/graphql/generated'
import {
  WholeAnswerFragmentDoc,
  type NavigatorTableQuery,
  type WholeAnswerFragment,
} from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale, SiteLocale } from '@law-firm/contract/locales'
import type { Answer, EarlierStatement, Statement, Status } from '@/lib/navigator/types'
import { isDraftRequest } from '../shared/is-draft-request'
import { toPlainText } from '../blocks/plain'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toContentLocale } from '../shared/content-locale'
import { toLanguages } from '../shared/titled'
import type { Area, NavigatorJurisdiction } from './navigator-structure'
import { toToken, type Reader } from './get-reader'
import { fetchMemberTable } from './member-table'
import { navigatorJurisdictionQuery, navigatorTableQuery } from './query'

/**
 * Answers without their texts, for tables and lists of changes. Public answers are cached; a member's answers are
 * queried with the member's token and never cached.
 *
 * @throws ContentUnavailableError
 */
export async function getAnswers(
  area: Area,
  places: NavigatorJurisdiction[],
  locale: Locale,
  reader: Reader,
  { history = false } = {},
): Promise<Answer[]> {
  const draft = await isDraftRequest()
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return []
  const token = toToken(reader)
  const rows =
    draft || token ? await readRestrictedTable(area, ids, locale, { draft, token, history }) : null
  return toAnswers(
    area,
    rows ??
      (
        await getCachedTable(area.service.id, area.places.map(({ id }) => id).join(), locale)
      ).filter(([place]) => ids.includes(place)),
  )
}

/** A compact cache value of an answer; `current` and `history` are null without access. */
type AnswerRow = [
  place: number,
  question: number,
  reviewedOn: string | null,
  reviewDue: string | null,
  overdue: boolean,
  current: Statement | null,
  history: EarlierStatement[] | null,
]

const getCachedTable = readShared(
  'navigator-table',
  ['NavigatorAnswer', 'NavigatorStatus', 'NavigatorJurisdiction', 'NavigatorService'].map(listTag),
  (_service: number, ids: string, locale: Locale) =>
    readTable(ids.split(',').map(Number), locale, { draft: false, history: true }),
)

async function readTable(
  ids: number[],
  locale: Locale,
  { draft, token, history }: TableOptions,
): Promise<AnswerRow[]> {
  const data = await queryContent(
    navigatorTableQuery,
    { jurisdictions: ids, locale: toContentLocale(locale), draft, history },
    { draft, bearer: token },
  )
  return (data.NavigatorAnswers?.docs ?? []).flatMap(toRows)
}

type TableOptions = { draft: boolean; token?: string; history: boolean }

/** The answers for a member or editor; null when the member's token is refused. */
const readRestrictedTable = (
  area: Area,
  ids: number[],
  locale: Locale,
  options: TableOptions,
): Promise<AnswerRow[] | null> =>
  options.draft || options.history || !options.token
    ? readTable(ids, locale, options)
    : readMemberTable(area, ids, locale, options.token)

/** The REST endpoint returns compact rows, without earlier statements. */
async function readMemberTable(
  { statuses }: Area,
  ids: number[],
  locale: Locale,
  token: string,
): Promise<AnswerRow[] | null> {
  const known = new Map(statuses)
  const rows = await fetchMemberTable(ids, locale, token)
  return (
    rows &&
    rows.map(([place, ask, reviewedOn, reviewDue, overdue, title, status, statedAt]) => {
      const statusOfRow = status === null ? undefined : known.get(status)
      return [
        place,
        ask,
        reviewedOn,
        reviewDue,
        overdue,
        statusOfRow && title && statedAt
          ? { statedAt, title, summary: '', text: '', status: statusOfRow }
          : null,
        null,
      ]
    })
  )
}

function toRows(
  raw: NonNullable<NavigatorTableQuery['NavigatorAnswers']>['docs'][number],
): AnswerRow[] {
  if (!raw.jurisdiction || !raw.question) return []
  const { statedAt, title } = raw
  // A readable answer that never changed has a null history, too, but it has sources.
  const history =
    raw.history || raw.sources ? (raw.history ?? []).flatMap((version) => toEarlier(version)) : null
  return [
    [
      raw.jurisdiction.id,
      raw.question.id,
      raw.reviewedOn,
      raw.reviewDue,
      raw.overdue ?? false,
      toStatement({ statedAt, title, status: raw.status }),
      history,
    ],
  ]
}

function toAnswers(area: Area, rows: AnswerRow[]): Answer[] {
  const places = new Map(area.places.map((item) => [item.id, item.slug]))
  const questions = new Map(area.questions.map((item) => [item.id, item.slug]))
  return rows.flatMap(([place, ask, reviewedOn, , overdue, current, history]) => {
    const jurisdiction = places.get(place)
    const question = questions.get(ask)
    return jurisdiction && question
      ? [
          {
            jurisdiction,
            question,
            reviewedOn,
            overdue,
            current,
            history: history ?? [],
            ...(history === null ? { historyGated: true as const } : {}),
          },
        ]
      : []
  })
}

type RawStatus = { slug: string | null; title: string | null; tone: Status['tone'] | null } | null
type RawStatement = {
  statedAt: string | null
  title: string | null
  summary?: string | null
  status: RawStatus
}

/** Null when the content service withholds the statement. */
function toStatement(
  { statedAt, title, summary, status }: RawStatement,
  text = '',
): Statement | null {
  if (!status || !title || !statedAt) return null
  return {
    statedAt,
    title,
    summary: summary ?? '',
    text,
    status: { key: status.slug ?? '', word: status.title ?? '', tone: status.tone ?? 'none' },
  }
}

function toEarlier(
  raw: RawStatement & { changeNote: string | null },
  text = '',
): EarlierStatement[] {
  const statement = toStatement(raw, text)
  return statement ? [{ ...statement, changeNote: raw.changeNote || null }] : []
}

/** A version of an answer with its full text as blocks. */
export type Version = EarlierStatement & { body: BodyBlock[] }

/** An answer with everything that the reader may see. */
export type FullAnswer = Answer & {
  id: number
  reviewDue: string | null
  reviewer: PersonCard | null
  /** Null when the reader may not see the full text. */
  full: {
    body: BodyBlock[]
    sources: { title: string; url: string | null }[]
    versions: Version[]
  } | null
  language: SiteLocale
}

export type JurisdictionAnswers = { answers: FullAnswer[]; contacts: PersonCard[] }

/**
 * The answers of a jurisdiction, as far as the reader may see them.
 *
 * @throws ContentUnavailableError
 */
export async function getJurisdictionAnswers(
  area: Area,
  place: NavigatorJurisdiction,
  locale: Locale,
  reader: Reader,
): Promise<JurisdictionAnswers> {
  const draft = await isDraftRequest()
  const jurisdiction = { type: 'NavigatorJurisdiction', id: place.id }
  const tags = [
    documentTag(jurisdiction.type, place.id),
    relatedTag('NavigatorAnswer', jurisdiction),
  ]
  const data = await readPage(tags, () =>
    queryContent(
      navigatorJurisdictionQuery,
      { id: place.id, place: place.id, locale: toContentLocale(locale), draft },
      { draft, bearer: toToken(reader) },
    ),
  )
  return {
    contacts: (data.NavigatorJurisdictions?.docs[0]?.contacts ?? []).map(toPersonCard),
    answers: toFullAnswers(data.NavigatorAnswers?.docs ?? [], place.slug, area.questions),
  }
}

type RawAnswer = FragmentType<typeof WholeAnswerFragmentDoc>

/** Maps the answers of a jurisdiction to the questions. */
export const toFullAnswers = (
  raw: RawAnswer[],
  jurisdiction: string,
  questions: { id: number; slug: string }[],
): FullAnswer[] =>
  raw.flatMap((item) => {
    const answer = getFragment(WholeAnswerFragmentDoc, item)
    const ask = questions.find(({ id }) => id === answer.question?.id)
    return ask ? [toFullAnswer(answer, jurisdiction, ask.slug)] : []
  })

function toFullAnswer(
  raw: WholeAnswerFragment,
  jurisdiction: string,
  question: string,
): FullAnswer {
  const open = [raw.body, raw.sources, raw.history].some(
    (part) => part !== null && part !== undefined,
  )
  const body = toBlocks(raw.body ?? null)
  const versions = (raw.history ?? []).flatMap((item): Version[] => {
    const blocks = toBlocks(item.body ?? null)
    return toEarlier(item, toPlainText(blocks)).map((earlier) => ({ ...earlier, body: blocks }))
  })
  return {
    id: raw.id,
    jurisdiction,
    question,
    reviewedOn: raw.reviewedOn,
    reviewDue: raw.reviewDue,
    overdue: raw.overdue ?? false,
    current: toStatement(raw, toPlainText(body)),
    history: versions,
    ...(open ? {} : { historyGated: true as const }),
    reviewer: raw.reviewer ? toPersonCard(raw.reviewer) : null,
    full: open
      ? {
          body: body.map((block) => ({ ...block, anchor: null })),
          sources: (raw.sources ?? []).map(({ title, url }) => ({
            title: title ?? '',
            url: safeUrl(url),
          })),
          versions,
        }
      : null,
    language: toLanguages(raw).language,
  }
}

/** The URL of a source, if it is http or https. */
const safeUrl = (url: string | null): string | null =>
  url && /^https?:\/\//i.test(url) ? url : null
