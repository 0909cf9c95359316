import { isFavouriteKind, type FavouriteKind } from '@aldermere/contract/favourites'
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { readBody } from '../inbox/request-body'
import { favouritesOf } from './follows'
import { memberEndpoint, setLocale } from './member-endpoint'
import { FieldError, parseDateTime } from './parse-record'
import { isDocumentId, getFavouriteDocument } from './favourite-documents'

export type BrowserFavourite = {
  kind: FavouriteKind
  document: number
  note?: string
  savedAt?: string
}

const maxFavourites = 500

/**
 * Parses the favourites that were stored in the browser.
 *
 * @throws FieldError naming the entry
 */
export function parseBrowserFavourites(body: Record<string, unknown>): BrowserFavourite[] {
  const { favourites, ...rest } = body
  const [unknownField] = Object.keys(rest)
  if (unknownField !== undefined) throw new FieldError(unknownField.slice(0, 60))
  if (!Array.isArray(favourites) || favourites.length > maxFavourites)
    throw new FieldError('favourites')
  return favourites.map((entry: unknown, index) => parseFavourite(entry, `favourites.${index}`))
}

function parseFavourite(entry: unknown, at: string): BrowserFavourite {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new FieldError(at)
  const { kind, document, note, savedAt, ...rest } = entry as Record<string, unknown>
  const [unknownField] = Object.keys(rest)
  if (unknownField !== undefined) throw new FieldError(`${at}.${unknownField.slice(0, 60)}`)
  if (!isFavouriteKind(kind)) throw new FieldError(`${at}.kind`)
  if (!isDocumentId(document)) throw new FieldError(`${at}.document`)
  if (note !== undefined && note !== null && (typeof note !== 'string' || note.length > 2_000))
    throw new FieldError(`${at}.note`)
  const saved = parseDateTime(savedAt ?? null, `${at}.savedAt`)
  return { kind, document, ...(note ? { note } : {}), ...(saved ? { savedAt: saved } : {}) }
}

/**
 * `POST /api/member/favourites/merge`: adds the browser's favourites to the member's. Idempotent;
 * existing ones keep their note and folder; missing documents are counted and skipped.
 */
export const mergeEndpoint = memberEndpoint(
  'post',
  '/member/favourites/merge',
  async (req, member) => {
    setLocale(req)
    const favourites = parseBrowserFavourites(await readBody(req))
    const existing = new Set((await favouritesOf(req, member.id)).map(keyOf))
    const counts = { added: 0, known: 0, missing: 0 }
    for (const favourite of favourites)
      counts[existing.has(keyOf(favourite)) ? 'known' : await add(req, favourite, existing)] += 1
    return Response.json(counts)
  },
)

const keyOf = ({ kind, document }: { kind: string; document: number }): string =>
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
  existing.add(keyOf(favourite))
  return 'added'
}
