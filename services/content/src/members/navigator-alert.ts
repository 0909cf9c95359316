import type { PayloadRequest, Where } from 'payload'
import { toFeature, hasFeature, isMember } from '../access/rules'
import { parseChoices } from '../navigator/fingerprint'
import { inLocale } from './favourite-documents'
import { isPublicWhere } from '../model/published'
import { findTexts } from '../database/rows'

/** The selection of a navigator alert; `null` is everything that the service has, now and later. */
export type NavigatorChoice = {
  service: string
  jurisdictions: string[] | null
  questions: string[] | null
  /** Canonical query string. */ query: string
}

type AlertFields = { service?: unknown; choices?: unknown }

/**
 * Parses an alert's selection: the query of the report builder's address.
 *
 * @returns null without a valid service
 */
export function parseChoice({ service, choices }: AlertFields): NavigatorChoice | null {
  if (typeof service !== 'string' || !/^[a-z0-9-]{1,96}$/.test(service)) return null
  const parsed = parseChoices(service, typeof choices === 'string' ? choices : '')
  const jurisdictions =
    parsed.jurisdictions.length > 0 ? [...new Set(parsed.jurisdictions)].sort() : null
  const questions =
    parsed.questions && parsed.questions.length > 0 ? [...new Set(parsed.questions)].sort() : null
  const query = [
    jurisdictions && `with=${jurisdictions.join(',')}`,
    questions && `questions=${questions.join(',')}`,
  ]
    .filter(Boolean)
    .join('&')
  return { service, jurisdictions, questions, query }
}

/** Whether an answer is in the alert's selection. */
export function matchesChoice(
  alert: AlertFields,
  { service, jurisdiction, question }: { service: string; jurisdiction: string; question: string },
): boolean {
  const choice = parseChoice(alert)
  if (choice?.service !== service) return false
  return (
    (choice.jurisdictions?.includes(jurisdiction) ?? true) &&
    (choice.questions?.includes(question) ?? true)
  )
}

/**
 * Why an alert is invalid: unknown service, missing permission, or no existing jurisdiction or
 * question; else null.
 */
export async function findRefusalReason(
  choice: NavigatorChoice | null,
  req: PayloadRequest,
): Promise<{ path: string; message: string } | null> {
  const service = choice && (await serviceOf(choice.service, req))
  if (!choice || !service) return { path: 'service', message: 'Which service?' }
  if (isMember(req) && !hasFeature(req, toFeature(service)))
    return {
      path: 'service',
      message: 'This service belongs to a product that the member does not have.',
    }
  const jurisdictions = choice.jurisdictions
    ? await titlesOf('navigator-jurisdictions', service.id, choice.jurisdictions, req)
    : null
  const questions = choice.questions
    ? await titlesOf('navigator-questions', service.id, choice.questions, req)
    : null
  return jurisdictions?.length === 0 || questions?.length === 0
    ? { path: 'choices', message: 'Which jurisdictions and questions?' }
    : null
}

/** Names shown; the rest is counted. */
const maxNames = 3

/**
 * The alert's name in the request's language, such as "Data protection: Germany, Japan · Fines".
 */
export async function nameOfNavigatorAlert(
  alert: AlertFields,
  req: PayloadRequest,
): Promise<string> {
  const choice = parseChoice(alert)
  const service = choice && (await serviceOf(choice.service, req))
  if (!choice || !service) return ''
  const jurisdictions = choice.jurisdictions
    ? await titlesOf('navigator-jurisdictions', service.id, choice.jurisdictions, req)
    : []
  const questions = choice.questions
    ? await titlesOf('navigator-questions', service.id, choice.questions, req)
    : []
  return [inLocale(service.title, req.locale), listNames(jurisdictions), listNames(questions)]
    .filter(Boolean)
    .join(' · ')
}

const listNames = (names: string[]): string =>
  [
    ...names.slice(0, maxNames),
    ...(names.length > maxNames ? [`+${names.length - maxNames}`] : []),
  ].join(', ')

type Row = { id: number; title: unknown; short?: unknown; product?: { feature?: string | null } }

async function serviceOf(slug: string, req: PayloadRequest): Promise<Row | null> {
  const docs = await findTexts<Row>({
    collection: 'navigator-services',
    where: { and: [{ slug: { equals: slug } }, isPublicWhere] },
    sort: 'id',
    limit: 1,
    select: { title: true, product: true },
    req,
  })
  return docs[0] ?? null
}

async function titlesOf(
  collection: 'navigator-jurisdictions' | 'navigator-questions',
  service: number,
  slugs: string[],
  req: PayloadRequest,
): Promise<string[]> {
  const where: Where = {
    and: [{ service: { equals: service } }, { slug: { in: slugs } }, isPublicWhere],
  }
  const docs = await findTexts<Row>({
    collection,
    where,
    sort: 'slug',
    pagination: false,
    select: { title: true, ...(collection === 'navigator-questions' ? { short: true } : {}) },
    req,
  })
  return docs.map(({ title, short }) => inLocale(short, req.locale) || inLocale(title, req.locale))
}
