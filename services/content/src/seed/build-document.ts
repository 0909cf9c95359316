import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  createLocalReq,
  ValidationError,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedLocale,
  type ValidationFieldError,
} from 'payload'
import type { Values } from '../plugins/links/references'
import { isTranslated } from '../plugins/translations/texts'

/**
 * Builds a new document in all its languages, as the database adapter takes it. Payload's `create`
 * takes one language: for each of them, this does what `create` does before it writes (defaults,
 * validation, hooks).
 *
 * @param req with the load's transaction
 * @param valuesIn by language, English first
 * @throws ValidationError
 */
export async function buildDocument(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  valuesIn: Map<TypedLocale, Values>,
): Promise<Values> {
  const { payload, transactionID } = req
  const document: Values = {}
  const links = new Set<unknown>()
  for (const [locale, values] of valuesIn) {
    // hooks keep what they read in the context
    const options = { locale, context: { quiet: true }, req: { transactionID } }
    const reqInLocale = await createLocalReq(options, payload)
    Object.assign(document, await addLanguage(reqInLocale, collection, document, values))
    for (const link of document.linksTo as string[]) links.add(link)
  }
  return { ...document, linksTo: [...links] }
}

/** Returns the document with the values of the request's language. */
async function addLanguage(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: Values,
  values: Values,
): Promise<Values> {
  const { context } = req
  const operation = 'create' as const
  const common = {
    id: Number(values.id),
    collection,
    context,
    doc: {},
    fields: collection.fields,
    global: null,
    operation,
    overrideAccess: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingDoc: {},
  }
  let data = values
  await beforeValidateTraverseFields({ ...common, data, siblingData: data })
  for (const hook of [...collection.hooks.beforeValidate, ...collection.hooks.beforeChange])
    data = (await hook({ collection, context, data, operation, req })) ?? data
  const errors: ValidationFieldError[] = []
  const mergeLocaleActions: (() => Promise<void> | void)[] = []
  await beforeChangeTraverseFields({
    ...common,
    data,
    docWithLocales: document,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions,
    siblingData: data,
    siblingDocWithLocales: document,
    // fields without languages are validated once
    ...(req.locale === 'en' ? {} : { submittedTopLevelFieldNames: translatedIn(collection) }),
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  for (const merge of mergeLocaleActions) await merge()
  return data
}

const translatedIn = ({ flattenedFields }: SanitizedCollectionConfig): Set<string> =>
  new Set(flattenedFields.filter(isTranslated).map(({ name }) => name))
