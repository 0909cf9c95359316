import {
  addDataAndFileToRequest,
  NotFound,
  type Endpoint,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { isEditor } from '../../access/rules'
import { contentSlugs } from '../../model/content-types'
import { isValues, type Values } from '../links/references'
import { findDifferences, type Difference } from './differences'
import {
  findChange,
  nameOfEditor,
  statesOfDocument,
  statesOfGlobal,
  timeOf,
  type States,
} from './states'

/** Both sides of a refused save. */
export type Conflict = {
  editor: string
  /** The stored document, as a form loads it. */
  stored: Values
  differences: Difference[]
}

/**
 * `POST /api/conflicts/<collection>/<id>` or `/api/conflicts/globals/<slug>` with the values of a
 * form that began from another state than the stored one; `null` when nothing is in the way of it.
 */
export const conflictsEndpoint: Endpoint = {
  method: 'post',
  path: '/conflicts/:collection/:id',
  handler: async (req) => {
    const subject = isEditor(req) ? toSubject(req) : null
    await addDataAndFileToRequest(req)
    const began = timeOf(req.data)
    if (!subject || !isValues(req.data) || began === null) throw new NotFound(req.t)
    const change = await findChange(subject.fields, subject.states, began)
    const conflict: Conflict | null = change && {
      editor: await nameOfEditor(req, change.current),
      stored: change.current,
      differences: await findDifferences(req, subject.fields, {
        form: req.data,
        stored: change.current,
        before: change.before,
      }),
    }
    return Response.json(conflict, { headers: { 'cache-control': 'no-store' } })
  },
}

function toSubject(req: PayloadRequest): { fields: FlattenedField[]; states: States } | null {
  const { collection: name, id } = req.routeParams ?? {}
  if (name === 'globals') {
    const global = req.payload.globals.config.find(({ slug }) => slug === id)
    return global
      ? { fields: global.flattenedFields, states: statesOfGlobal(req, global.slug) }
      : null
  }
  const collection = contentSlugs.find((slug) => slug === name)
  if (!collection || !/^\d{1,9}$/.test(String(id))) return null
  return {
    fields: req.payload.collections[collection].config.flattenedFields,
    states: statesOfDocument(req, collection, Number(id)),
  }
}
