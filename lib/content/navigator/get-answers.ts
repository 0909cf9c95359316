import 'server-only'
import { draftMode } from 'next/headers'
import { keepShared, tagPage } from '@/lib/cache/keep'
import { documentTag, listTag, relatedTag, tagsOf } from '@/lib/cache/manifest'
import { getFragment, type FragmentType } from '@/lib/graphql/generated'
import {
  WholeAnswerFragmentDoc,
  type NavigatorTableQuery,
  type WholeAnswerFragment,
} from '@/lib/graphql/generated/graphql'
import { queryContent } from '@/lib/graphql/server'
import type { Locale, SiteLocale } from '@/lib/i18n/locales'
import type { Answer, EarlierStatement, Statement, Status } from '@/lib/navigator/types'
import { plainOf } from '../blocks/plain'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toPersonCard, type PersonCard } from '../parts/cards'
import { toContentLocale, toTranslations } from '../parts/locale'
import type { Area, Place } from './frame'
import { tokenOf, type Reader } from './get-reader'
import { askMemberTable } from './member-table'
import { navigatorJurisdictionQuery, navigatorTableQuery } from './query'

/**
 * Answers without their texts, for tables and lists of changes. What everybody may read is kept; a member's answers are
 * asked for with the member's token each time, and nothing of them is kept.
 *
 * @throws ContentUnavailableError
 */
export async function getAnswers(
  area: Area,
  places: Place[],
  locale: Locale,
  reader: Reader,
  { history = false } = {},
): Promise<Answer[]> {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return []
  if (!draft) await tagPage([listTag('NavigatorAnswer')], asked)
  const token = tokenOf(reader)
  const lines = draft || token ? await readOwn(area, ids, locale, { draft, token, history }) : null
  return toAnswers(
    area,
    lines ??
      (await keptTable(area.service.id, area.places.map(({ id }) => id).join(), locale)).filter(
        ([place]) => ids.includes(place),
      ),
  )
}

/** An answer as short as it can be kept: jurisdiction, question, days of review, and what it says, where that is open. */
type Line = [
  place: number,
  question: number,
  reviewedOn: string | null,
  reviewDue: string | null,
  overdue: boolean,
  current: Statement | null,
  history: EarlierStatement[] | null,
]

const keptTable = keepShared(
  'navigator-table',
  ['NavigatorAnswer', 'NavigatorStatus', 'NavigatorJurisdiction', 'NavigatorService'].map(listTag),
  (_service: number, ids: string, locale: Locale) =>
    readTable(ids.split(',').map(Number), locale, { draft: false, history: true }),
)

async function readTable(
  ids: number[],
  locale: Locale,
  { draft, token, history }: Asking,
): Promise<Line[]> {
  const data = await queryContent(
    navigatorTableQuery,
    { jurisdictions: ids, locale: toContentLocale(locale), draft, history },
    { draft, bearer: token },
  )
  return (data.NavigatorAnswers?.docs ?? []).flatMap(toLine)
}

type Asking = { draft: boolean; token?: string; history: boolean }

/** What a member or an editor may read; null for a member whose token is not taken any more. */
const readOwn = (
  area: Area,
  ids: number[],
  locale: Locale,
  asking: Asking,
): Promise<Line[] | null> =>
  asking.draft || asking.history || !asking.token
    ? readTable(ids, locale, asking)
    : readMemberTable(area, ids, locale, asking.token)

/** The short way, without earlier statements. */
async function readMemberTable(
  { statuses }: Area,
  ids: number[],
  locale: Locale,
  token: string,
): Promise<Line[] | null> {
  const known = new Map(statuses)
  const lines = await askMemberTable(ids, locale, token)
  return (
    lines &&
    lines.map(([place, ask, reviewedOn, reviewDue, overdue, title, status, statedAt]) => {
      const said = status === null ? undefined : known.get(status)
      return [
        place,
        ask,
        reviewedOn,
        reviewDue,
        overdue,
        said && title && statedAt ? { statedAt, title, summary: '', text: '', status: said } : null,
        null,
      ]
    })
  )
}

function toLine(raw: NonNullable<NavigatorTableQuery['NavigatorAnswers']>['docs'][number]): Line[] {
  if (!raw.jurisdiction || !raw.question) return []
  const { statedAt, title } = raw
  // An open answer that never changed has no list of statements either, but it has sources.
  const history =
    raw.history || raw.sources ? (raw.history ?? []).flatMap((one) => toEarlier(one)) : null
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

function toAnswers(area: Area, lines: Line[]): Answer[] {
  const places = new Map(area.places.map((one) => [one.id, one.slug]))
  const questions = new Map(area.questions.map((one) => [one.id, one.slug]))
  return lines.flatMap(([place, ask, reviewedOn, , overdue, current, history]) => {
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

/** Null where the content service keeps what the answer says to itself. */
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

/** One version of an answer with its full text as blocks. */
export type Version = EarlierStatement & { body: BodyBlock[] }

/** An answer with everything that is open to the reader. */
export type FullAnswer = Answer & {
  id: number
  reviewDue: string | null
  reviewer: PersonCard | null
  /** Null where the full text is not open to the reader. */
  full: {
    body: BodyBlock[]
    sources: { title: string; url: string | null }[]
    versions: Version[]
  } | null
  language: SiteLocale
}

export type PlaceAnswers = { answers: FullAnswer[]; contacts: PersonCard[] }

/**
 * The answers of a jurisdiction, as far as they are open to the reader.
 *
 * @throws ContentUnavailableError
 */
export async function getPlaceAnswers(
  area: Area,
  place: Place,
  locale: Locale,
  reader: Reader,
): Promise<PlaceAnswers> {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  const data = await queryContent(
    navigatorJurisdictionQuery,
    { id: place.id, place: place.id, locale: toContentLocale(locale), draft },
    { draft, bearer: tokenOf(reader) },
  )
  const own = { type: 'NavigatorJurisdiction', id: place.id }
  if (!draft)
    await tagPage(
      [documentTag(own.type, own.id), relatedTag('NavigatorAnswer', own), ...tagsOf(data)],
      asked,
    )
  return {
    contacts: (data.NavigatorJurisdictions?.docs[0]?.contacts ?? []).map(toPersonCard),
    answers: toFullAnswers(data.NavigatorAnswers?.docs ?? [], place.slug, area.questions),
  }
}

type RawAnswer = FragmentType<typeof WholeAnswerFragmentDoc>

/** The answers of a jurisdiction with what was asked for of them; those to other questions are left out. */
export const toFullAnswers = (
  raw: RawAnswer[],
  jurisdiction: string,
  asks: { id: number; slug: string }[],
): FullAnswer[] =>
  raw.flatMap((one) => {
    const answer = getFragment(WholeAnswerFragmentDoc, one)
    const ask = asks.find(({ id }) => id === answer.question?.id)
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
  const versions = (raw.history ?? []).flatMap((one): Version[] => {
    const blocks = toBlocks(one.body ?? null)
    return toEarlier(one, plainOf(blocks)).map((earlier) => ({ ...earlier, body: blocks }))
  })
  return {
    id: raw.id,
    jurisdiction,
    question,
    reviewedOn: raw.reviewedOn,
    reviewDue: raw.reviewDue,
    overdue: raw.overdue ?? false,
    current: toStatement(raw, plainOf(body)),
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
    language: toTranslations(raw.translations).find((one) => one === raw.locale) ?? 'en',
  }
}

/** An editor's address of a source, where it is one of the web. */
const safeUrl = (url: string | null): string | null =>
  url && /^https?:\/\//i.test(url) ? url : null
