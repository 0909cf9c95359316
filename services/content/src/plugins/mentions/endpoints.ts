import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { canPublish, isEditor } from '../../access/rules'
import { createRun } from '../bulk-editing/runs'
import { getBulkTexts } from '../bulk-editing/texts'
import { toChoices, type Choices } from './choices'
import { documentsOf, findMentions, type Place } from './find-mentions'
import { readSuccessors, type MentionSettings } from './steps'
import { readSubject, type Subject } from './subject'
import { toSubjectSlug } from './subject-slugs'
import { getMentionTexts, type MentionTexts } from './texts'

/** What the form shows. */
export type MentionsView = {
  places: Place[]
  name: string
  isPublic: boolean
  mayPublish: boolean
}

/** `GET` lists the places, `POST` begins a check or the replacement: a run of `bulk-editing`. */
export const mentionEndpoints: Endpoint[] = [
  {
    path: '/mentions/:collection/:id',
    method: 'get',
    handler: async (req) => {
      const subject = await readOwnSubject(req)
      const view: MentionsView = {
        places: await findMentions(req, subject),
        name: nameOf(req, subject),
        isPublic: subject.isPublic,
        mayPublish: canPublish(req),
      }
      return Response.json(view)
    },
  },
  {
    path: '/mentions/:collection/:id',
    method: 'post',
    handler: async (req) => {
      const subject = await readOwnSubject(req)
      await addDataAndFileToRequest(req)
      const settings = await toSettings(req, subject, await findMentions(req, subject))
      const { documents, page } = settings
      const run = await createRun(req, getBulkTexts(req.i18n.language), {
        ...{ kind: 'mentions', settings, fileName: nameOf(req, subject) },
        total: documents.length + (page ? 1 : 0),
      })
      return Response.json({ run })
    },
  },
]

/** @throws APIError for who is no editor, and for what has no such form */
async function readOwnSubject(req: PayloadRequest): Promise<Subject> {
  const { routeParams, t } = req
  if (!isEditor(req)) throw new APIError(t('error:notAllowedToPerformAction'), 403)
  const collection = toSubjectSlug(routeParams?.collection)
  const id = Number(routeParams?.id)
  if (!collection || !Number.isInteger(id)) throw new APIError(t('general:notFound'), 404)
  return readSubject(req, collection, id)
}

const nameOf = ({ i18n }: PayloadRequest, { names }: Subject): string =>
  (i18n.language === 'fr' ? names['fr-fr'] : i18n.language === 'zh' ? names['zh-cn'] : names.en) ??
  ''

/** @throws APIError for what is not possible, before anything is done */
async function toSettings(
  req: PayloadRequest,
  subject: Subject,
  places: Place[],
): Promise<MentionSettings> {
  const texts = getMentionTexts(req.i18n.language)
  const { choices: sent, except, isDryRun, page, publishes } = req.data ?? {}
  const choices = toChoices(sent)
  const left = new Set(Array.isArray(except) ? except.map(String) : [])
  const chosen = places.flatMap((place) => {
    const documents = place.documents.filter(({ key }) => !left.has(key))
    const choice = choices[place.place] ?? 'keep'
    return choice === 'keep' || documents.length === 0 ? [] : [{ ...place, documents }]
  })
  assertFilled(chosen, choices, texts)
  await assertSuccessors(req, subject, choices)
  const settings: MentionSettings = {
    ...{ collection: subject.collection, id: subject.id, choices },
    documents: documentsOf(chosen),
    isDryRun: isDryRun !== false,
    publishes: publishes === true && canPublish(req),
    page: canPublish(req) && subject.isPublic ? await toPage(req, subject, page) : null,
  }
  if (settings.documents.length === 0 && !settings.page) throw new APIError(texts.nothing, 400)
  return settings
}

/** @throws APIError naming the required fields that would be left empty, with their documents */
function assertFilled(places: Place[], choices: Choices, texts: MentionTexts): void {
  const messages = places.flatMap(({ documents, isRequired, label, place }) => {
    const choice = choices[place]
    if (!isRequired || typeof choice === 'number' || choice === 'row') return []
    const titles = documents.filter(({ isAlone }) => isAlone).map(({ title }) => title)
    return titles.length > 0 ? [texts.leftEmptyIn(label, titles.slice(0, 10).join(', '))] : []
  })
  if (messages.length > 0) throw new APIError(messages.join(' '), 400)
}

/** @param page `by` is the document whose page visitors get, such as `contacts/12` */
async function toPage(
  req: PayloadRequest,
  { collection, id }: Subject,
  page: unknown,
): Promise<MentionSettings['page']> {
  if (typeof page !== 'object' || page === null) return null
  const [type, number] = String(Reflect.get(page, 'by')).split('/')
  if (type !== collection || Number(number) === id) return { successor: null }
  return { successor: (await readSubject(req, collection, Number(number))).address }
}

/** @throws APIError for a document that cannot take the place of another one */
async function assertSuccessors(
  req: PayloadRequest,
  { collection, id }: Subject,
  choices: Choices,
): Promise<void> {
  const successors = await readSuccessors(req, collection, choices)
  if (successors.has(id)) throw new APIError(getMentionTexts(req.i18n.language).noSuccessor, 400)
}
