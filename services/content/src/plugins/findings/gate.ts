import {
  APIError,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { contentSlugs, toTitle, type ContentSlug } from '../../model/content-types'
import { inOtherLanguage, readDraft } from '../links/links-to'
import type { Values } from '../links/references'
import { localeCodes, localization } from '../../model/locales'
import { describe } from './describe'
import { findAll, type Subject } from './facts'
import type { Finding } from './findings'
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
  await assertPublishable(req, slug, collection.flattenedFields, { ...data, id }, stored)
  return data
}

export const holdBackErrorsOfGlobal: GlobalBeforeChangeHook = async ({
  context,
  data,
  global,
  req,
}) => {
  if (!isPublication(data, context)) return data
  await assertPublishable(req, null, global.flattenedFields, data, null)
  return data
}

const isPublication = (data: Values, context: RequestContext): boolean =>
  data._status === 'published' && !context.quiet && !context[restoredDraft]

/** @param stored the draft of the other languages that are published as well */
async function assertPublishable(
  req: PayloadRequest,
  collection: ContentSlug | null,
  fields: FlattenedField[],
  data: Values,
  stored: Values | null,
): Promise<void> {
  const saved = req.locale ?? localization.defaultLocale
  const subjects: Subject[] = localeCodes.flatMap((locale) => {
    if (locale === saved) return { collection, fields, values: data, locale }
    if (!stored) return []
    const values = inOtherLanguage({ flattenedFields: fields }, stored, data, locale)
    return hasText(values, collection) ? { collection, fields, values, locale } : []
  })
  const findings = await findAll(req, subjects)
  for (const [index, { locale }] of subjects.entries()) {
    const errors = (findings[index] ?? []).filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new PublicationHeldBack(req, fields, locale, errors)
  }
}

/** A language without a text is published as untranslated. */
const hasText = (values: Values, collection: string | null): boolean =>
  Boolean(values[toTitle(collection ?? '')] || values.summary || values.body)

/** The form shows the message and marks the fields; `data` is what Payload's ValidationError has. */
class PublicationHeldBack extends APIError {
  constructor(req: PayloadRequest, fields: FlattenedField[], locale: string, errors: Finding[]) {
    const { heldBack } = getFindingsTexts(req.i18n.language)
    const language = localization.locales.find(({ code }) => code === locale)?.label ?? locale
    const messages = errors.map((finding) => describe(req, fields, finding))
    // the toast of the form makes a list of what stands between commas
    const list = messages.map((message) => message.replaceAll(',', ';')).join(', ')
    super(`${heldBack(language)}: ${list}`, 400, {
      errors: errors.map(({ path }, index) => ({ path, message: messages[index] })),
    })
  }
}
