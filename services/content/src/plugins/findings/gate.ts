import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { contentSlugs, toTitle } from '../../model/content-types'
import { inOtherLanguage, readDraft } from '../links/links-to'
import type { Values } from '../links/references'
import { localeCodes, localization } from '../../model/locales'
import { findInDocument, withInvalidFields, type Problem } from './find-problems'
import type { Entity } from './invalid-fields'
import { getFindingsTexts } from './texts'

const allLanguages = 'publishesAllLanguages'
const restoredDraft = 'restoresDraft'

/**
 * Notes what the hooks of a change do not get: whether every language is published, and whether a
 * version that was published is restored as a draft.
 */
export function recordPublication<Args extends object>({
  args,
  operation,
  req,
}: {
  args?: Args
  operation: string
  req: PayloadRequest
}): Args | undefined {
  const isSet = (name: string) => args !== undefined && Reflect.get(args, name) === true
  req.context[allLanguages] = isSet('publishAllLocales')
  req.context[restoredDraft] = operation === 'restoreVersion' && isSet('draft')
  return args
}

/**
 * Holds back the publication of a document with errors: of one, of many and a scheduled one. The
 * seed loader is exempt (`quiet`): it writes documents before those that they link to, and before
 * the site that knows its addresses is up.
 *
 * @throws APIError naming each error, with the fields' paths
 */
export const holdBackErrors: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const slug = contentSlugs.find((candidate) => candidate === collection.slug)
  if (!isPublication(data, context) || !slug) return data
  const id: unknown = originalDoc?.id
  const stored =
    context[allLanguages] && typeof id === 'number' ? await readDraft(req, collection, id) : null
  await assertPublishable(req, { collection, global: null }, { ...data, id }, stored)
  return data
}

export const holdBackErrorsOfGlobal: GlobalBeforeChangeHook = async ({
  context,
  data,
  global,
  req,
}) => {
  if (!isPublication(data, context)) return data
  await assertPublishable(req, { collection: null, global }, data, null)
  return data
}

const isPublication = (data: Values, context: RequestContext): boolean =>
  data._status === 'published' && !context.quiet && !context[restoredDraft]

/**
 * @param stored the draft of the other languages that are published as well
 * @throws PublicationHeldBack naming all problems at once
 */
async function assertPublishable(
  req: PayloadRequest,
  entity: Entity,
  data: Values,
  stored: Values | null,
): Promise<void> {
  const saved = req.locale ?? localization.defaultLocale
  const { flattenedFields } = entity.collection ?? entity.global
  const states = localeCodes.flatMap((locale) => {
    if (locale === saved) return { values: data, locale }
    if (!stored) return []
    const values = inOtherLanguage({ flattenedFields }, stored, data, locale)
    return hasText(values, entity.collection?.slug ?? null) ? { values, locale } : []
  })
  const found = await findInDocument(req, entity, states)
  const problems = states.map(({ locale }, index) => ({
    locale,
    problems: (found[index] ?? []).filter(({ severity }) => severity === 'error'),
  }))
  if (problems.every((one) => one.problems.length === 0)) return
  const inForm = problems.find(({ locale }) => locale === saved)
  if (inForm) inForm.problems = await withInvalidFields(req, entity, data, inForm.problems)
  throw new PublicationHeldBack(
    req,
    problems.filter((one) => one.problems.length > 0),
    saved,
  )
}

/** A language without a text is published as untranslated. */
const hasText = (values: Values, collection: string | null): boolean =>
  Boolean(values[toTitle(collection ?? '')] || values.summary || values.body)

type HeldBack = { locale: string; problems: Problem[] }

/** The form shows the message and marks the fields; `data` is what Payload's ValidationError has. */
class PublicationHeldBack extends APIError {
  /** @param saved the language of the form, whose fields it marks */
  constructor(req: PayloadRequest, heldBack: HeldBack[], saved: string) {
    const texts = getFindingsTexts(req.i18n.language)
    const messages = heldBack.flatMap(({ locale, problems }) =>
      problems.map(({ text }) => (heldBack.length > 1 ? texts.at(toName(locale), text) : text)),
    )
    // the toast of the form makes a list of what stands between commas
    const list = messages.map((message) => message.replaceAll(',', ';')).join(', ')
    const languages = heldBack.map(({ locale }) => toName(locale)).join(', ')
    const inForm = heldBack.find(({ locale }) => locale === saved)?.problems ?? []
    super(`${texts.heldBack(languages)}: ${list}`, 400, {
      errors: inForm.map(({ path, message }) => ({ path, message })),
    })
  }
}

const toName = (locale: string): string =>
  localization.locales.find(({ code }) => code === locale)?.label ?? locale
