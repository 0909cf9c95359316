import { createHash } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { assertBelowLimit, fieldError } from '../../hooks/assert-below-limit'
import { logConsent } from '../../members/log-consent'
import { addSubmittedFields, getSubmittedFields } from '../../members/field-writes'
import { parseChoice, findRefusalReason } from '../../members/navigator-alert'
import { savedSearch } from '../../members/saved-search'
import { toId } from '../../database/relations'

const maxSubscriptions = 200

/** Unique key of a subscription's topic: a member has at most one subscription per key. */
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
  const topicPart =
    topic === 'practice'
      ? `practice:${toId(practice)}`
      : topic === 'sector'
        ? `sector:${toId(sector)}`
        : 'all'
  return country ? `${topicPart}@country:${toId(country)}` : topicPart
}

const topicError = (path: string, message: string) =>
  fieldError('alert-subscriptions', path, message)

/** Fields that define the topic; an update that changes none of them skips validation. */
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
 * The fields of the alert's topic, with those of other topics cleared.
 *
 * @throws ValidationError for an incomplete topic
 */
async function topicValuesOf(submitted: Record<string, unknown>, req: PayloadRequest) {
  const topicValues = {
    practice: null as unknown,
    sector: null as unknown,
    search: null as string | null,
    service: null as string | null,
    choices: null as string | null,
  }
  switch (submitted.topic) {
    case 'practice':
      if (!submitted.practice) throw topicError('practice', 'Which practice?')
      return { ...topicValues, practice: submitted.practice }
    case 'sector':
      if (!submitted.sector) throw topicError('sector', 'Which sector?')
      return { ...topicValues, sector: submitted.sector }
    case 'search': {
      const saved = savedSearch(submitted.search)
      if (!saved || !submitted.searchLocale) throw topicError('search', 'Which search?')
      return { ...topicValues, search: saved.query }
    }
    case 'navigator': {
      const choice = parseChoice(submitted)
      const refused = await findRefusalReason(choice, req)
      if (!choice || refused)
        throw topicError(refused?.path ?? 'service', refused?.message ?? 'Which service?')
      return { ...topicValues, service: choice.service, choices: choice.query }
    }
    default:
      return topicValues
  }
}

export const setTopic: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const submitted = getSubmittedFields(req, 'alert-subscriptions')
  if (operation === 'update' && !topicFields.some((name) => submitted[name])) return data
  const merged = { ...originalDoc, ...data } as Record<string, unknown>
  const topicValues = await topicValuesOf(merged, req)
  const isNew = operation === 'create'
  if (isNew) await assertBelowLimit(req, 'alert-subscriptions', data?.member, maxSubscriptions)
  addSubmittedFields(req, 'alert-subscriptions', [
    'key',
    ...Object.keys(topicValues),
    ...(isNew ? ['active'] : []),
  ])
  return {
    ...data,
    ...topicValues,
    key: topicKey({ ...merged, ...topicValues }),
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
      ...consentOf(doc, context),
      state: doc.active ? 'given' : 'withdrawn',
    })
  return doc
}

export const logDeletion: CollectionAfterDeleteHook = async ({ doc, req, context }) => {
  if (!context.quiet) await logConsent(req, { ...consentOf(doc, context), state: 'withdrawn' })
  return doc
}

const consentOf = (
  doc: { member?: unknown; wording?: string | null } & Record<string, unknown>,
  context: Record<string, unknown>,
) => ({
  member: Number(toId(doc.member)),
  purpose: purposeOf(doc),
  wording: doc.wording,
  channel: toChannel(context),
})

/**
 * The purpose in the consent log. Searches and navigator choices are logged by the alert's id, as
 * they are the member's own input.
 */
const purposeOf = ({ key, topic, id, frequency }: Record<string, unknown>): string =>
  `alert:${topic === 'search' || topic === 'navigator' ? `${String(topic)}:${String(id)}` : String(key)}:${String(frequency)}`

const toChannel = (context: Record<string, unknown>): 'website' | 'link' =>
  context.channel === 'link' ? 'link' : 'website'
