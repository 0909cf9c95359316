import 'server-only'
import { getTranslations } from 'next-intl/server'
import { queryContent } from '@/lib/graphql/server'
import { formatDate, formatList } from '@/lib/i18n/format'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import { asAt } from '@/lib/navigator/as-at'
import { mostJurisdictions, type Query } from '@/lib/navigator/compare-address'
import { parseReportChoices, type Known, type ParsedReport } from '@/lib/navigator/report/choices'
import { toParts } from '@/lib/navigator/report/parts'
import type { ReportCell, ReportHead, ReportPlace } from '@/lib/navigator/report/types'
import type { Statement } from '@/lib/navigator/types'
import { absoluteUrl } from '@/lib/seo/metadata'
import { toContentLocale } from '../parts/locale'
import { getSite } from '../site/get-site'
import { findArea, placeTarget, serviceTarget, type Area, type Ask, type Place } from './frame'
import { toFullAnswers, type FullAnswer } from './get-answers'
import { getPublishedFrame } from './get-frame'
import { tokenOf, type Reader } from './get-reader'
import { navigatorReportQuery } from './query'

/** What is chosen of a service, in the report's language, before any answer was read. */
export type ReportPlan = { area: Area; choices: ParsedReport; places: Place[]; asks: Ask[] }

export const knownToReport = (area: Area): Known => ({
  jurisdictions: area.places.map(({ slug }) => slug),
  questions: area.questions,
})

/**
 * What a query chooses of a service.
 *
 * @returns null where there is no such service
 * @throws ContentUnavailableError
 */
export async function planReport(
  service: string,
  query: Query,
  locale: SiteLocale,
): Promise<ReportPlan | null> {
  const own = findArea(await getPublishedFrame(locale), service)
  if (!own) return null
  const choices = parseReportChoices(query, knownToReport(own), locale)
  const area =
    choices.language === locale
      ? own
      : (findArea(await getPublishedFrame(choices.language), service) ?? own)
  return {
    area,
    choices,
    places: choices.jurisdictions
      .slice(0, mostJurisdictions)
      .flatMap((slug) => area.places.find((one) => one.slug === slug) ?? []),
    asks: area.questions
      .filter(({ slug }) => choices.questions.includes(slug))
      .sort((a, b) => a.order - b.order),
  }
}

/** All that a report says beside the answers. @throws ContentUnavailableError */
export async function getReportHead(
  { area, choices, places, asks }: ReportPlan,
  reader: Reader,
): Promise<ReportHead> {
  const locale = choices.language
  const t = await getTranslations({ locale, namespace: 'navigator' })
  const r = await getTranslations({ locale, namespace: 'navigator.report' })
  const { firmName, legalLines } = await getSite(locale)
  const topics = topicsOf(asks)
  const isWholeOpen = area.service.feature === null
  return {
    firmName,
    locale,
    language: languageTags[locale],
    service: area.service.title,
    depth: choices.depth,
    title: r('documentTitle', { service: area.service.title }),
    lead: r(`holds.${choices.depth}`, {
      places: places.length,
      questions: asks.length,
      cells: places.length * asks.length,
    }),
    madeOn: r('madeOn', { date: formatDate(new Date().toISOString(), locale) }),
    notices: [
      choices.asAt ? t('asAtNotice', { date: formatDate(choices.asAt, locale) }) : '',
      choices.unknown.length > 0
        ? r('unknown', {
            count: choices.unknown.length,
            names: formatList(choices.unknown, locale),
          })
        : '',
      reader.kind === 'member' || isWholeOpen ? '' : r('visitorHolds'),
    ].filter(Boolean),
    disclaimer: [r('disclaimer', { firm: firmName }), ...legalLines],
    url: absoluteUrl(serviceTarget(area), locale),
    contents: places.map(({ slug, title }) => ({
      slug,
      title,
      topics: topics.map(({ key, title: topic }) => ({ key, title: topic })),
    })),
    words: {
      contents: r('contents'),
      sources: t('sources'),
      page: r('page'),
      of: r('of'),
      disclaimer: r('disclaimerTitle'),
      online: r('online'),
      about: r('about'),
    },
  }
}

const topicsOf = (asks: Ask[]): { key: string; title: string; asks: Ask[] }[] =>
  [...new Set(asks.map(({ topicKey }) => topicKey))].map((key) => ({
    key,
    title: asks.find(({ topicKey }) => topicKey === key)?.topic ?? key,
    asks: asks.filter(({ topicKey }) => topicKey === key),
  }))

/** Asked for ahead of what is being drawn. */
const ahead = 3

/**
 * The chosen answers, a jurisdiction after the other, as far as the content service opens them to the reader.
 *
 * @throws ContentUnavailableError
 */
export async function* readReport(plan: ReportPlan, reader: Reader): AsyncGenerator<ReportPlace> {
  const toPlace = await placeWriter(plan)
  const waiting: Promise<FullAnswer[]>[] = []
  for (let index = 0; index < plan.places.length; index += 1) {
    for (let next = waiting.length; next < Math.min(index + ahead, plan.places.length); next += 1) {
      const asked = readPlace(plan, plan.places[next] as Place, reader)
      asked.catch(() => undefined) // it is awaited below, by then it may have failed
      waiting.push(asked)
    }
    yield toPlace(plan.places[index] as Place, await (waiting[index] as Promise<FullAnswer[]>))
    waiting[index] = Promise.resolve([])
  }
}

async function readPlace(
  { choices, asks }: ReportPlan,
  place: Place,
  reader: Reader,
): Promise<FullAnswer[]> {
  const variables = {
    place: place.id,
    questions: asks.map(({ id }) => id),
    locale: toContentLocale(choices.language),
    full: choices.depth === 'full',
    history: choices.asAt !== null,
  }
  const data = await queryContent(navigatorReportQuery, variables, { bearer: tokenOf(reader) })
  return toFullAnswers(data.NavigatorAnswers?.docs ?? [], place.slug, asks)
}

type Writer = (place: Place, answers: FullAnswer[]) => ReportPlace

async function placeWriter({ area, choices, asks }: ReportPlan): Promise<Writer> {
  const locale = choices.language
  const t = await getTranslations({ locale, namespace: 'navigator' })
  const r = await getTranslations({ locale, namespace: 'navigator.report' })
  const regions = new Map(area.regions.map(({ id, title }) => [id, title]))
  const topics = topicsOf(asks)
  const isFull = choices.depth === 'full'

  const datesOf = (answer: FullAnswer, statedAt: string): string =>
    [
      t('statedAt', { date: formatDate(statedAt, locale) }),
      answer.reviewedOn
        ? t('reviewedOn', { date: formatDate(answer.reviewedOn, locale) }) +
          (answer.reviewer ? t('by') + answer.reviewer.name : '')
        : '',
      answer.overdue ? t('overdue', { date: formatDate(answer.reviewDue, locale) }) : '',
    ]
      .filter(Boolean)
      .join(' · ')

  const blank = (ask: Ask, missing: string | null): ReportCell => ({
    slug: ask.slug,
    question: ask.title,
    missing,
    status: null,
    short: '',
    notice: null,
    summary: '',
    parts: [],
    sources: [],
    dates: '',
    foreign: null,
  })

  function toCell(ask: Ask, answer: FullAnswer | undefined): ReportCell | null {
    if (!answer) return blank(ask, t('notCovered'))
    const said = choices.asAt ? asAt(answer, choices.asAt) : answer.current
    if (!answer.current || (!said && answer.historyGated)) return null
    return said ? written(ask, answer, said) : blank(ask, t('notCoveredThen'))
  }

  function written(ask: Ask, answer: FullAnswer, said: Statement): ReportCell {
    const isCurrent = said.statedAt === answer.current?.statedAt
    const body = isCurrent
      ? answer.full?.body
      : answer.full?.versions.find(({ statedAt }) => statedAt === said.statedAt)?.body
    return {
      ...blank(ask, null),
      status: { tone: said.status.tone, word: said.status.word },
      short: said.title,
      notice:
        said.status.tone === 'unknown'
          ? t('underReviewText')
          : isFull && !answer.full
            ? t('fullGated')
            : null,
      summary: said.summary,
      parts: isFull ? toParts(body ?? []) : [],
      sources: isCurrent && isFull ? (answer.full?.sources ?? []) : [],
      dates: datesOf(answer, said.statedAt),
      foreign: answer.language === locale ? null : languageTags[answer.language],
    }
  }

  return (place, answers) => {
    const found = new Map(answers.map((one) => [one.question, one]))
    const cells = topics.map(({ key, title, asks: own }) => ({
      key,
      title,
      cells: own.flatMap((ask) => toCell(ask, found.get(ask.slug)) ?? []),
    }))
    const withheld = asks.length - cells.reduce((sum, topic) => sum + topic.cells.length, 0)
    return {
      slug: place.slug,
      title: place.title,
      region: regions.get(place.regionId) ?? '',
      url: absoluteUrl(placeTarget(area, place), locale),
      topics: cells.filter((topic) => topic.cells.length > 0),
      withheld: withheld > 0 ? r('withheld', { count: withheld }) : null,
    }
  }
}
