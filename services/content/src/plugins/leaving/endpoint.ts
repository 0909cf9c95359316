import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../access/rules'
import { toAddress } from '../../model/addresses'
import { contentSlugs, type ContentSlug } from '../../model/content-types'
import { findUses, type Use } from '../links/find-uses'
import { isPublic } from '../../model/published'

/** What an editor reads before a document is unpublished or deleted. */
export type Leaving = {
  /** The address of the public document; null when it has no page. */
  address: string | null
  successor: string | null
  uses: Use[]
}

/** Documents of a page of a list. */
const maxSelected = 100

/** `GET /api/leaving/<collection>?ids=1,2`: what leads to the documents that are selected in a list. */
const selectedEndpoint: Endpoint = {
  method: 'get',
  path: '/leaving/:collection',
  handler: async (req) => {
    const collection = readCollection(req)
    const ids = String(req.query.ids).split(',', maxSelected).map(Number).filter(Number.isInteger)
    const rows = await req.payload.db.find<Row>({
      collection,
      where: { id: { in: ids } },
      pagination: false,
      req,
    })
    const keys = await Promise.all(rows.docs.map((row) => keysOf(req, collection, row)))
    return Response.json({ uses: await findUses(req, keys.flat()) })
  },
}

/** `GET /api/leaving/<collection>/<id>`. */
const documentEndpoint: Endpoint = {
  method: 'get',
  path: '/leaving/:collection/:id',
  handler: async (req) => {
    const collection = readCollection(req)
    const id = Number(req.routeParams?.id)
    if (!Number.isInteger(id)) throw new NotFound(req.t)
    const row = await req.payload.db.findOne<Row>({
      collection,
      where: { id: { equals: id } },
      req,
    })
    if (!row) throw new NotFound(req.t)
    const keys = await keysOf(req, collection, row)
    const [key = '', address = null] = keys
    const leaving: Leaving = {
      address,
      successor: row.successor ?? null,
      uses: (await findUses(req, keys)).filter(({ href }) => href !== `/admin/collections/${key}`),
    }
    return Response.json(leaving)
  },
}

export const leavingEndpoints = [selectedEndpoint, documentEndpoint]

type Row = { id: number; _status?: unknown; successor?: string | null }

/**
 * @throws NotFound for who is no editor, and for what is no content
 */
function readCollection(req: PayloadRequest): ContentSlug {
  const collection = contentSlugs.find((slug) => slug === req.routeParams?.collection)
  if (!isEditor(req) || !collection) throw new NotFound(req.t)
  return collection
}

/** What other documents name it by: its id, and the address of its page while it is public. */
async function keysOf(req: PayloadRequest, collection: ContentSlug, row: Row): Promise<string[]> {
  const address = isPublic(row) ? await toAddress(collection, row, req) : null
  return address ? [`${collection}/${row.id}`, address] : [`${collection}/${row.id}`]
}
