import type { PayloadRequest, Where } from 'payload'
import { featureOf, hasFeature, isMember } from '../access/rules'
import { parseChoices } from '../navigator/fingerprint'
import { inLocale } from './favourite-documents'

/**
 * What an alert of the navigator is for; `null` is everything that the service has, now and later.
 */
export type NavigatorChoice = {
  service: string
  jurisdictions: string[] | null
  questions: string[] | null
  /** In one order. */ query: string
}

type Given = { service?: unknown; choices?: unknown }

/**
 * Reads what an alert was given: the query of the report builder's address.
 *
 * @returns null without a service
 */
export function parseChoice({ service, choices }: Given): NavigatorChoice | null {
  if (typeof service !== 'string' || !/^[a-z0-9-]{1,96}$/.test(service)) return null
  const chosen = parseChoices(service, typeof choices === 'string' ? choices : '')
  const jurisdictions =
    chosen.jurisdictions.length > 0 ? [...new Set(chosen.jurisdictions)].sort() : null
  const questions =
    chosen.questions && chosen.questions.length > 0 ? [...new Set(chosen.questions)].sort() : null
  const query = [
    jurisdictions && `with=${jurisdictions.join(',')}`,
    questions && `questions=${questions.join(',')}`,
  ]
    .filter(Boolean)
    .join('&')
  return { service, jurisdictions, questions, query }
}

/** Whether an alert is for an answer. */
export function matchesChoice(
  given: Given,
  { service, jurisdiction, question }: { service: string; jurisdiction: string; question: string },
): boolean {
  const choice = parseChoice(given)
  if (choice?.service !== service) return false
  return (
    (choice.jurisdictions?.includes(jurisdiction) ?? true) &&
    (choice.questions?.includes(question) ?? true)
  )
}

/**
 * Why an alert cannot be: no such service, none that the member may read, or nothing of it that
 * there is.
 */
export async function refusalReasonOf(
  choice: NavigatorChoice | null,
  req: PayloadRequest,
): Promise<{ path: string; message: string } | null> {
  const service = choice && (await serviceOf(choice.service, req))
  if (!choice || !service) return { path: 'service', message: 'Which service?' }
  if (isMember(req) && !hasFeature(req, featureOf(service)))
    return {
      path: 'service',
      message: 'This service belongs to a product that the member does not have.',
    }
  const places = choice.jurisdictions
    ? await named('navigator-jurisdictions', service.id, choice.jurisdictions, req)
    : null
  const asks = choice.questions
    ? await named('navigator-questions', service.id, choice.questions, req)
    : null
  return places?.length === 0 || asks?.length === 0
    ? { path: 'choices', message: 'Which jurisdictions and questions?' }
    : null
}

/** So many are named; the others are counted. */
const few = 3

/** "Data protection: Germany, Japan · Fines": what an alert is called in the reader's language. */
export async function nameOfNavigatorAlert(given: Given, req: PayloadRequest): Promise<string> {
  const choice = parseChoice(given)
  const service = choice && (await serviceOf(choice.service, req))
  if (!choice || !service) return ''
  const places = choice.jurisdictions
    ? await named('navigator-jurisdictions', service.id, choice.jurisdictions, req)
    : []
  const asks = choice.questions
    ? await named('navigator-questions', service.id, choice.questions, req)
    : []
  return [inLocale(service.title, req.locale), listed(places), listed(asks)]
    .filter(Boolean)
    .join(' · ')
}

const listed = (names: string[]): string =>
  [...names.slice(0, few), ...(names.length > few ? [`+${names.length - few}`] : [])].join(', ')

type Row = { id: number; title: unknown; short?: unknown; product?: { feature?: string | null } }

async function serviceOf(slug: string, req: PayloadRequest): Promise<Row | null> {
  const { docs } = await req.payload.db.find<Row>({
    collection: 'navigator-services',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    sort: 'id',
    limit: 1,
    select: { title: true, product: true },
    locale: 'all',
    req,
  })
  return docs[0] ?? null
}

async function named(
  collection: 'navigator-jurisdictions' | 'navigator-questions',
  service: number,
  slugs: string[],
  req: PayloadRequest,
): Promise<string[]> {
  const where: Where = {
    and: [
      { service: { equals: service } },
      { slug: { in: slugs } },
      { _status: { equals: 'published' } },
    ],
  }
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where,
    sort: 'slug',
    pagination: false,
    select: { title: true, ...(collection === 'navigator-questions' ? { short: true } : {}) },
    locale: 'all',
    req,
  })
  return docs.map(({ title, short }) => inLocale(short, req.locale) || inLocale(title, req.locale))
}
