import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { BulkResult } from '../../payload-types'
import { toTitle } from '../../model/content-types'
import { CellError } from '../bulk-editing/cells'
import { lastResult, saveResult } from '../bulk-editing/results'
import type { Steps } from '../bulk-editing/steps'
import { toMessages } from '../bulk-editing/import'
import { openStore } from '../bulk-editing/store'
import { getBulkTexts } from '../bulk-editing/texts'
import type { Values } from '../links/references'
import { replaceReferences, type Mention } from '../links/replace-references'
import { toReplacement, type Choices } from './choices'
import { labelOfPlace, toType } from './find-mentions'
import {
  changeDocument,
  unpublish,
  type Change,
  type Options,
  type Written,
} from './replace-in-document'
import { readSubject, titleOf, type Subject } from './subject'
import type { SubjectSlug } from './subject-slugs'
import { getMentionTexts } from './texts'

export type MentionSettings = Options & {
  collection: SubjectSlug
  id: number
  choices: Choices
  /** Such as `articles/12`, in the order of the rows. */
  documents: string[]
  /** The last row takes the document off the site: `successor` is where its address leads. */
  page: { successor: string | null } | null
}

/** Replaces the mentions in one document after another, and unpublishes what they mentioned. */
export const mentionSteps: Steps = async function* (payload, run, toRequest) {
  const settings = run.settings as MentionSettings
  const { documents, isDryRun, page } = settings
  const keys = [...documents, ...(page ? [`${settings.collection}/${settings.id}`] : [])]
  for (let row = (await lastResult(payload, run.id)) + 1; row <= keys.length; row += 1) {
    const req = await toRequest()
    const key = keys[row - 1] ?? ''
    const isPage = row > documents.length
    // all rules are evaluated before anything is written: SQLite has no transactions here
    let result = await doRow(req, { ...settings, isDryRun: true }, key, isPage)
    if (!isDryRun && result.action === 'update') {
      await initTransaction(req)
      result = await doRow(req, settings, key, isPage)
      if (result.action === 'none') await killTransaction(req)
    }
    await saveResult(req, run.id, { ...result, row })
    await commitTransaction(req)
    yield
  }
}

type RowResult = Omit<BulkResult, 'id' | 'run' | 'row'>

/** @param key such as `articles/12` or `globals/home` */
async function doRow(
  req: PayloadRequest,
  settings: MentionSettings,
  key: string,
  isPage: boolean,
): Promise<RowResult> {
  const bulkTexts = getBulkTexts(req.i18n.language)
  const [first = '', second = ''] = key.split('/')
  const isGlobal = first === 'globals'
  const type = toType(req, isGlobal ? second : first)
  const document = isGlobal ? null : Number(second)
  const result = { ...{ document, locale: 'en' }, type: isGlobal ? key : first, title: type.label }
  try {
    const layers = await openStore(req, key)?.read()
    if (layers && document)
      result.title = titleOf(first, document, layers.newest, req.i18n.language)
    if (isPage) {
      const written = await unpublish(req, settings, settings.page?.successor ?? null, settings)
      const { unpublished } = getMentionTexts(req.i18n.language)
      return { ...result, ...toStored(written, [unpublished]) }
    }
    const places = new Set<string>()
    const change = await toChange(req, settings, type.slug, places)
    const written = await changeDocument(req, key, change, settings)
    const labels = [...places].map((place) => labelOfPlace(req, type, place))
    return { ...result, ...toStored(written, labels) }
  } catch (cause) {
    const errors = toMessages(req, cause, bulkTexts)
    return { ...result, action: 'none', details: { fields: [], errors } }
  }
}

const toStored = (
  { isChanged, published, before, after }: Written,
  fields: string[],
): Pick<RowResult, 'action' | 'details' | 'before' | 'after'> => ({
  action: isChanged ? 'update' : 'unchanged',
  details: { fields, errors: [], published },
  ...{ before, after },
})

/**
 * @param name of the collection or global
 * @param places is filled with the places that are changed
 * @throws CellError naming a required field that a choice would leave empty
 */
async function toChange(
  req: PayloadRequest,
  { collection, id, choices }: MentionSettings,
  name: string,
  places: Set<string>,
): Promise<Change> {
  const subject = await readSubject(req, collection, id)
  const successors = await readSuccessors(req, collection, choices)
  const type = toType(req, name)
  return (values: Values, locale: string) =>
    replaceReferences(type.flattenedFields, values, {
      ...toTask(subject, Boolean(values[toTitle(name)])),
      replace: (mention: Mention) => {
        const choice = choices[`${name}.${mention.place}`]
        const replacement = toReplacement(choice, subject, successors, locale)
        if (replacement === 'same') return replacement
        const isEmptied =
          replacement === 'nothing' || (typeof replacement === 'object' && 'name' in replacement)
        if (isEmptied && mention.isRequired && mention.isAlone)
          throw new CellError(
            getMentionTexts(req.i18n.language).leftEmpty(labelOfPlace(req, type, mention.place)),
          )
        places.add(mention.place)
        return replacement
      },
    })
}

const toTask = ({ collection, id, address }: Subject, hasText: boolean) => ({
  ...{ collection, id, address, hasText },
})

export async function readSuccessors(
  req: PayloadRequest,
  collection: SubjectSlug,
  choices: Choices,
): Promise<ReadonlyMap<number, Subject>> {
  const ids = new Set(Object.values(choices).filter((choice) => typeof choice === 'number'))
  const successors = new Map<number, Subject>()
  for (const id of ids) successors.set(id, await readSubject(req, collection, id))
  return successors
}
