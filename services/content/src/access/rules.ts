import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { AuthenticatedMember } from '../members/verified-email'
import { isPublicWhere } from '../model/published'

export const toRole = (req: Pick<PayloadRequest, 'user'>) =>
  req.user?.collection === 'users' ? req.user.role : undefined

/** People of the firm; the website's API keys are documents of `users` too, but never among them. */
const staff = ['admin', 'publisher', 'editor', 'author', 'translator']
const has = (req: Pick<PayloadRequest, 'user'>, roles: string[]) =>
  roles.includes(toRole(req) ?? 'nobody')

export const isStaff = (role: string | undefined): boolean =>
  role !== undefined && staff.includes(role)

/** Whether a language is one of a translator's. */
export const isOwnLanguage = (
  { user }: Pick<PayloadRequest, 'user'>,
  locale: string | null | undefined,
): boolean =>
  user?.collection === 'users' && Boolean(user.languages?.some((language) => language === locale))

/** Anybody who works in the admin panel. */
export const isEditor = (req: Pick<PayloadRequest, 'user'>): boolean => isStaff(toRole(req))

export const editors: Access = ({ req }) => isEditor(req)

/** Who changes what is public: by publishing, or where there are no drafts. */
export const canPublish = (req: Pick<PayloadRequest, 'user'>): boolean =>
  has(req, ['admin', 'publisher'])

export const publishers: Access = ({ req }) => canPublish(req)

/** Who reads and handles what visitors and members send. */
export const correspondents: Access = ({ req }) => has(req, ['admin', 'publisher', 'editor'])

/** A member who signed in on the website. */
export const isMember = (
  req: PayloadRequest,
): req is PayloadRequest & { user: AuthenticatedMember } => req.user?.collection === 'members'

/** The website's preview key: may read drafts, nothing else. */
const isPreviewKey = (req: PayloadRequest): boolean => toRole(req) === 'site'

/** The website's forms key: submits forms and reads public data. */
export const isFormsKey = (req: PayloadRequest): boolean => toRole(req) === 'forms'

export const isAdmin = (req: Pick<PayloadRequest, 'user'>): boolean => toRole(req) === 'admin'

export const admins: Access = ({ req }) => isAdmin(req)

/**
 * Whether the request may read drafts and gated texts: editors, and the preview key on their
 * behalf.
 */
export const readsDrafts = (req: PayloadRequest): boolean => isEditor(req) || isPreviewKey(req)

/** Documents published in English are public; drafts are for editors and the preview key. */
export const publishedOrEditor: Access = ({ req }) => (readsDrafts(req) ? true : isPublicWhere)

export const anyone: Access = () => true

/**
 * Whether the request has a permission (decision 20).
 *
 * @param feature the stored `product.feature`: a permission's name; `null` or `''` for public
 *   documents; `undefined` when it was not read, which denies access
 */
export function hasFeature(req: PayloadRequest, feature: unknown): boolean {
  if (readsDrafts(req)) return true
  if (isPublicFeature(feature)) return true
  if (typeof feature !== 'string') return false
  const permissions: unknown = isMember(req) && req.user.productPermissions
  return (
    Array.isArray(permissions) &&
    permissions.some((entry) => entry === feature || toName(entry) === feature)
  )
}

/** Whether a document with this `product.feature` is public; `undefined` (not read) is not. */
export const isPublicFeature = (feature: unknown): boolean => feature === null || feature === ''

/** The stored `product.feature` of a document; `undefined` when the field was not selected. */
export const toFeature = (doc: Record<string, unknown> | null | undefined): unknown =>
  (doc?.product as { feature?: unknown } | null | undefined)?.feature

/**
 * Read access of a gated field. Without a document (a `where` or `sort` on the field) it denies: a
 * filter would disclose the text word by word.
 */
export const canReadText: FieldAccess = ({ req, doc }) => hasFeature(req, toFeature(doc))

/** An entry is `prefix|name` or `name` (specification, section 3). */
export const toName = (entry: unknown): string => String(entry).replace(/^[^|]*\|/, '')
