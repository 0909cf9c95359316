import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { readBody } from '../inbox/request-body'
import { favouritesOf } from './follows'
import { memberEndpoint, setLocale } from './member-endpoint'
import { FieldError, parseDateTime } from './parse-record'
import {
  isDocumentId,
  isFavouriteType,
  getFavouriteDocument,
  type FavouriteType,
} from './favourite-documents'

export type Kept = { kind: FavouriteType; document: number; note?: string; savedAt?: string }

const mostKept = 500

/** The favourites that a browser kept, as it sends them. @throws FieldError naming the entry */
export function parseBrowserFavourites(body: Record<string, unknown>): Kept[] {
  const { favourites, ...rest } = body
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new FieldError(unknown.slice(0, 60))
  if (!Array.isArray(favourites) || favourites.length > mostKept) throw new FieldError('favourites')
  return favourites.map((one: unknown, index) => parseOne(one, `favourites.${index}`))
}

function parseOne(one: unknown, at: string): Kept {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) throw new FieldError(at)
  const { kind, document, note, savedAt, ...rest } = one as Record<string, unknown>
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new FieldError(`${at}.${unknown.slice(0, 60)}`)
  if (!isFavouriteType(kind)) throw new FieldError(`${at}.kind`)
  if (!isDocumentId(document)) throw new FieldError(`${at}.document`)
  if (note !== undefined && note !== null && (typeof note !== 'string' || note.length > 2_000))
    throw new FieldError(`${at}.note`)
  const saved = parseDateTime(savedAt ?? null, `${at}.savedAt`)
  return { kind, document, ...(note ? { note } : {}), ...(saved ? { savedAt: saved } : {}) }
}

/**
 * `POST /api/member/favourites/merge`: the favourites of a visitor who now signed in join the
 * member's. Sent twice it changes nothing; one that is there keeps its note and folder; what is not
 * there any more is counted and left out.
 */
export const mergeEndpoint = memberEndpoint(
  'post',
  '/member/favourites/merge',
  async (req, member) => {
    setLocale(req)
    const kept = parseBrowserFavourites(await readBody(req))
    const had = new Set((await favouritesOf(req, member.id)).map(keyOf))
    const answer = { added: 0, known: 0, missing: 0 }
    for (const one of kept) answer[had.has(keyOf(one)) ? 'known' : await add(req, one, had)] += 1
    return Response.json(answer)
  },
)

const keyOf = ({ kind, document }: { kind: string; document: number }): string =>
  `${kind}:${document}`

async function add(req: PayloadRequest, one: Kept, had: Set<string>): Promise<'added' | 'missing'> {
  if (!(await getFavouriteDocument(one.kind, one.document, req))) return 'missing'
  await req.payload.create({
    collection: 'favourites',
    // the access token names the member (define-member-collection.ts)
    data: one as RequiredDataFromCollectionSlug<'favourites'>,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  had.add(keyOf(one))
  return 'added'
}
