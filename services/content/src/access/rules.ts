import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Editors, and the site's own key, are documents of `users`; a member never is. */
export const isEditor = (req: PayloadRequest): boolean => req.user?.collection === 'users'

export const editors: Access = ({ req }) => isEditor(req)

/** A reader who signed in on the website. */
export const isMember = (req: PayloadRequest): boolean => req.user?.collection === 'members'

/** The website's own key: it reads drafts for previews and hands over what visitors send. */
export const isSite = (req: PayloadRequest): boolean => req.user?.collection === 'users' && req.user.role === 'site'

export const isAdmin = (req: PayloadRequest): boolean =>
  req.user?.collection === 'users' && req.user.role === 'admin'

export const admins: Access = ({ req }) => isAdmin(req)

/** Editors, but not the site's key: what visitors and members wrote never goes back to the website by it. */
export const people: Access = ({ req }) => isEditor(req) && !isSite(req)

/** Anyone may read what is published; drafts are for editors and the site's preview key. */
export const publishedOrEditor: Access = ({ req }) =>
  isEditor(req) ? true : { _status: { equals: 'published' } }

export const anyone: Access = () => true

/**
 * Whether the reader may see the full text of a document (decision 20). `product.feature` names the
 * permission that opens it. Without a document at hand (a `where` or sort on the field) only editors
 * may, or a filter would give a gated text away word by word.
 */
export const hasFeature: FieldAccess = ({ req, doc }) => {
  if (isEditor(req)) return true
  if (!doc) return false
  const feature: unknown = doc.product?.feature
  if (!feature) return true
  const permissions: unknown = (req.user as { productPermissions?: unknown } | null)?.productPermissions
  return Array.isArray(permissions) && permissions.some((one) => one === feature || nameOf(one) === feature)
}

/** An entry is `prefix|name` or `name` (specification, section 3). */
export const nameOf = (entry: unknown): string => String(entry).replace(/^[^|]*\|/, '')
