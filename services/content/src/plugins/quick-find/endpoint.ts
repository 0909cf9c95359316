import { APIError, type Endpoint } from 'payload'
import { isEditor } from '../../access/rules'
import { findDocuments, findRecent } from './find-documents'

/**
 * `GET /api/quick-find?q=words&type=contacts`: documents that the editor may read; without words,
 * those that the editor saved last.
 */
export const findEndpoint: Endpoint = {
  path: '/quick-find',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) throw new APIError(req.t('error:notAllowedToPerformAction'), 403)
    const { searchParams } = req
    const words = searchParams.get('q')?.trim()
    return Response.json(
      words ? await findDocuments(req, words, searchParams.getAll('type')) : await findRecent(req),
    )
  },
}
