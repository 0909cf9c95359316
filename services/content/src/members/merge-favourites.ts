import { browserFavourites, type BrowserFavourite } from '@law-firm/contract/member'
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { readBody } from '../inbox/request-body'
import { listFavourites } from './follows'
import { memberEndpoint, setLocale } from './member-endpoint'
import { parse } from './parse-record'
import { getFavouriteDocument } from './favourite-documents'

/**
 * `POST /api/member/favourites/merge`: adds the browser's favourites to the member's. Idempotent;
 * existing ones keep their note and folder; missing documents are counted and skipped.
 */
export const mergeEndpoint = memberEndpoint(
  'post',
  '/member/favourites/merge',
  async (req, member) => {
    setLocale(req)
    const { favourites } = parse(browserFavourites, await readBody(req))
    const existing = new Set((await listFavourites(req, member.id)).map(buildKey))
    const counts = { added: 0, known: 0, missing: 0 }
    for (const favourite of favourites)
      counts[existing.has(buildKey(favourite)) ? 'known' : await add(req, favourite, existing)] += 1
    return Response.json(counts)
  },
)

const buildKey = ({ kind, document }: { kind: string; document: number }): string =>
  `${kind}:${document}`

async function add(
  req: PayloadRequest,
  favourite: BrowserFavourite,
  existing: Set<string>,
): Promise<'added' | 'missing'> {
  if (!(await getFavouriteDocument(favourite.kind, favourite.document, req))) return 'missing'
  await req.payload.create({
    collection: 'favourites',
    // the hook sets the member from the access token (define-member-collection.ts)
    data: favourite as RequiredDataFromCollectionSlug<'favourites'>,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  existing.add(buildKey(favourite))
  return 'added'
}
