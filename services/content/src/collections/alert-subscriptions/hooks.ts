import { createHash } from 'node:crypto'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { logConsent } from '../../members/log-consent'
import { addSubmittedFields, submittedFieldsOf } from '../../members/field-writes'
import { parseChoice, refusalReasonOf } from '../../members/navigator-alert'
import { savedSearch } from '../../members/saved-search'

const mostSubscriptions = 200

/** What a subscription is about, in one word: the member has one of each. */
function topicKey({
  topic,
  practice,
  sector,
  country,
  search,
  searchLocale,
  service,
  choices,
}: Record<string, unknown>): string {
  if (topic === 'navigator')
    return `navigator:${String(service)}:${createHash('sha256').update(String(choices)).digest('base64url').slice(0, 22)}`
  if (topic === 'search') return `search:${String(searchLocale)}:${String(search)}`
  const about =
    topic === 'practice'
      ? `practice:${numberOf(practice)}`
      : topic === 'sector'
        ? `sector:${numberOf(sector)}`
        : 'all'
  return country ? `${about}@country:${numberOf(country)}` : about
}

const numberOf = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value)

const refusal = (path: string, message: string) =>
  new ValidationError({ collection: 'alert-subscriptions', errors: [{ path, message }] })

/** What says what an alert is about; without a change of these nothing is worked out anew. */
const topicFields = [
  'topic',
  'practice',
  'sector',
  'country',
  'search',
  'searchLocale',
  'service',
  'choices',
]

/**
 * What an alert of a topic is about, and nothing of the other topics.
 *
 * @throws ValidationError where it is about nothing
 */
async function aboutOf(given: Record<string, unknown>, req: PayloadRequest) {
  const about = {
    practice: null as unknown,
    sector: null as unknown,
    search: null as string | null,
    service: null as string | null,
    choices: null as string | null,
  }
  switch (given.topic) {
    case 'practice':
      if (!given.practice) throw refusal('practice', 'Which practice?')
      return { ...about, practice: given.practice }
    case 'sector':
      if (!given.sector) throw refusal('sector', 'Which sector?')
      return { ...about, sector: given.sector }
    case 'search': {
      const saved = savedSearch(given.search)
      if (!saved || !given.searchLocale) throw refusal('search', 'Which search?')
      return { ...about, search: saved.query }
    }
    case 'navigator': {
      const choice = parseChoice(given)
      const refused = await refusalReasonOf(choice, req)
      if (!choice || refused)
        throw refusal(refused?.path ?? 'service', refused?.message ?? 'Which service?')
      return { ...about, service: choice.service, choices: choice.query }
    }
    default:
      return about
  }
}

export const setTopic: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const given = submittedFieldsOf(req, 'alert-subscriptions')
  if (operation === 'update' && !topicFields.some((name) => given[name])) return data
  const whole = { ...originalDoc, ...data } as Record<string, unknown>
  const about = await aboutOf(whole, req)
  const isNew = operation === 'create'
  if (
    isNew &&
    (
      await req.payload.count({
        collection: 'alert-subscriptions',
        where: { member: { equals: data?.member } },
        overrideAccess: true,
        req,
      })
    ).totalDocs >= mostSubscriptions
  )
    throw refusal('member', `There are ${mostSubscriptions} already.`)
  addSubmittedFields(req, 'alert-subscriptions', [
    'key',
    ...Object.keys(about),
    ...(isNew ? ['active'] : []),
  ])
  return {
    ...data,
    ...about,
    key: topicKey({ ...whole, ...about }),
    ...(isNew ? { active: data?.active ?? true } : {}),
  }
}

export const logChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  const changed =
    operation === 'create' ||
    previousDoc?.active !== doc.active ||
    previousDoc?.key !== doc.key ||
    previousDoc?.frequency !== doc.frequency
  if (changed && !context.quiet)
    await logConsent(req, {
      member: numberOf(doc.member),
      purpose: purposeOf(doc),
      state: doc.active ? 'given' : 'withdrawn',
      wording: doc.wording,
      way: wayOf(context),
    })
  return doc
}

export const logDeletion: CollectionAfterDeleteHook = async ({ doc, req, context }) => {
  if (!context.quiet)
    await logConsent(req, {
      member: numberOf(doc.member),
      purpose: purposeOf(doc),
      state: 'withdrawn',
      wording: doc.wording,
      way: wayOf(context),
    })
  return doc
}

/**
 * What the record of consents says it was about: searches and choices of the navigator by the
 * alert's number, as they are the member's own words.
 */
const purposeOf = ({ key, topic, id, frequency }: Record<string, unknown>): string =>
  `alert:${topic === 'search' || topic === 'navigator' ? `${String(topic)}:${String(id)}` : String(key)}:${String(frequency)}`

const wayOf = (context: Record<string, unknown>): 'website' | 'link' =>
  context.way === 'link' ? 'link' : 'website'
