import type {
  Access,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedGlobalConfig,
} from 'payload'
import { Forbidden } from 'payload'
import {
  canPublish,
  editors,
  isEditor,
  isOwnLanguage,
  publishedOrEditor,
  publishers,
  toRole,
} from './rules'

type SubmittedData = { _status?: unknown } | undefined

const isPublishing = (data: SubmittedData) => data?._status === 'published'

const mayCreate: Access = ({ req, data }) =>
  isEditor(req) && toRole(req) !== 'translator' && (canPublish(req) || !isPublishing(data))

/** Authors change what they began, translators their languages; neither publishes, as no editor does. */
const mayUpdate: Access = ({ req, data }) => {
  if (canPublish(req)) return true
  if (!isEditor(req) || isPublishing(data)) return false
  if (toRole(req) === 'author') return { createdBy: { equals: req.user?.id } }
  if (toRole(req) === 'translator') return isOwnLanguage(req, req.locale)
  return true
}

/** Access to documents of content by role (services/content/README.md, "Access"). */
export const contentAccess: CollectionConfig['access'] = {
  read: publishedOrEditor,
  create: mayCreate,
  update: mayUpdate,
  delete: publishers,
  readVersions: editors,
}

/** Editors draft what there is once, translators in their languages, publishers publish it. */
const mayUpdateGlobal: Access = (args) => toRole(args.req) !== 'author' && mayUpdate(args)

export const globalAccess: GlobalConfig['access'] = {
  read: publishedOrEditor,
  update: mayUpdateGlobal,
  readVersions: editors,
}

const writes = ['create', 'update', 'restoreVersion']
/** Each publishes or unpublishes, whatever the data say. */
const statusArgs = ['publishAllLocales', 'publishSpecificLocale', 'unpublishAllLocales']

/**
 * Who may not publish may only save drafts: anything else changes what is public.
 *
 * @throws Forbidden
 */
export function restrictPublishing<Args extends object>({
  args,
  global,
  operation,
  overrideAccess,
  req,
}: {
  args?: Args
  global?: SanitizedGlobalConfig
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}): Args | undefined {
  if (overrideAccess || !writes.includes(operation) || !isEditor(req) || canPublish(req))
    return args
  const { draft, data, ...others } = (args ?? {}) as { draft?: boolean; data?: SubmittedData }
  const changesStatus = statusArgs.some((name) => Reflect.get(others, name))
  // Payload restores a version of a global to what is public, also as a draft
  const isRestoredGlobal = Boolean(global) && operation === 'restoreVersion'
  if (draft !== true || isPublishing(data) || changesStatus || isRestoredGlobal)
    throw new Forbidden(req.t)
  return args
}
