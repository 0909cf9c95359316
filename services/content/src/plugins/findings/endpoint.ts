import { addDataAndFileToRequest, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../access/rules'
import { contentSlugs } from '../../model/content-types'
import { statesOfDocument, statesOfGlobal } from '../conflicts/states'
import { isValues, type Values } from '../links/references'
import { findProblems } from './find-problems'
import { completeForm, type Entity } from './invalid-fields'

type Subject = { entity: Entity; stored: Values }

/**
 * `/api/findings/<collection>/<id>` and `/api/findings/globals/<slug>`: `GET` checks the newest draft
 * in a language, `POST` a form that is not saved; that of a new document has the id `new`.
 */
export const findingsEndpoints: Endpoint[] = (['get', 'post'] as const).map((method) => ({
  method,
  path: '/findings/:collection/:id',
  handler: async (req) => {
    const subject = isEditor(req) ? await readSubject(req, method === 'post') : null
    if (!subject) throw new NotFound(req.t)
    const { entity, stored } = subject
    await addDataAndFileToRequest(req)
    const { id } = stored
    const values = isValues(req.data)
      ? await completeForm(req, entity, { ...req.data, ...(id ? { id } : {}) }, stored)
      : stored
    const problems = await findProblems(req, entity, values)
    return Response.json({ problems }, { headers: { 'cache-control': 'no-store' } })
  },
}))

async function readSubject(req: PayloadRequest, takesNew: boolean): Promise<Subject | null> {
  const { collection: name, id } = req.routeParams ?? {}
  const global = req.payload.globals.config.find(({ slug }) => slug === id)
  if (name === 'globals' && global) {
    // cast: a configuration does not have the type of its slug
    const stored = await statesOfGlobal(req, global.slug as 'home').current()
    return { entity: { collection: null, global }, stored: isValues(stored) ? stored : {} }
  }
  const slug = contentSlugs.find((candidate) => candidate === name)
  if (!slug) return null
  const entity = { collection: req.payload.collections[slug].config, global: null }
  if (id === 'new') return takesNew ? { entity, stored: {} } : null
  if (!/^\d{1,9}$/.test(String(id))) return null
  const stored = await statesOfDocument(req, slug, Number(id)).current()
  return isValues(stored) ? { entity, stored } : null
}
