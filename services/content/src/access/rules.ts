import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { AuthenticatedMember } from '../members/verified-email'

const roleOf = (req: Pick<PayloadRequest, 'user'>) =>
  req.user?.collection === 'users' ? req.user.role : undefined

/** A person who edits; the keys of the website are documents of `users` too, but never editors. */
export const isEditor = (req: Pick<PayloadRequest, 'user'>): boolean =>
  roleOf(req) === 'editor' || isAdmin(req)

export const editors: Access = ({ req }) => isEditor(req)

/** A reader who signed in on the website. */
export const isMember = (
  req: PayloadRequest,
): req is PayloadRequest & { user: AuthenticatedMember } => req.user?.collection === 'members'

/** The website's preview key: it reads drafts and does nothing else. */
const isPreviewKey = (req: PayloadRequest): boolean => roleOf(req) === 'site'

/** The website's second key: it submits what visitors send and reads what everybody may. */
export const isFormsKey = (req: PayloadRequest): boolean => roleOf(req) === 'forms'

export const isAdmin = (req: Pick<PayloadRequest, 'user'>): boolean => roleOf(req) === 'admin'

export const admins: Access = ({ req }) => isAdmin(req)

/** Drafts and gated texts are open to editors, and to the preview key on their behalf. */
export const readsDrafts = (req: PayloadRequest): boolean => isEditor(req) || isPreviewKey(req)

/** Anyone may read what is published; drafts are for editors and the preview key. */
export const publishedOrEditor: Access = ({ req }) =>
  readsDrafts(req) ? true : { _status: { equals: 'published' } }

export const anyone: Access = () => true

/**
 * Whether the reader may see what a permission opens (decision 20).
 *
 * @param feature the stored `product.feature`: a permission's name, `null` or `''` for what is open
 *   to everybody, `undefined` where it is unknown, which opens nothing
 */
export function hasFeature(req: PayloadRequest, feature: unknown): boolean {
  if (readsDrafts(req)) return true
  if (isPublicFeature(feature)) return true
  if (typeof feature !== 'string') return false
  const permissions: unknown = isMember(req) && req.user.productPermissions
  return (
    Array.isArray(permissions) &&
    permissions.some((entry) => entry === feature || nameOf(entry) === feature)
  )
}

/** Whether everybody reads a text of this permission; an unknown one opens nothing. */
export const isPublicFeature = (feature: unknown): boolean => feature === null || feature === ''

/** The permission that a document names; `undefined` where it was not read with the document. */
export const featureOf = (doc: Record<string, unknown> | null | undefined): unknown =>
  (doc?.product as { feature?: unknown } | null | undefined)?.feature

/**
 * Read access of a gated field. Without a document at hand (a `where` or sort on the field) the
 * permission is unknown: a filter would give a gated text away word by word.
 */
export const canReadText: FieldAccess = ({ req, doc }) => hasFeature(req, featureOf(doc))

/** An entry is `prefix|name` or `name` (specification, section 3). */
export const nameOf = (entry: unknown): string => String(entry).replace(/^[^|]*\|/, '')
