import { isRecord } from './outcome'

/** Section 3, "Authorization object": three lists of entries such as `prefix|name` or `name`. */
export type Authorization = {
  productPermissions: readonly string[]
  collaborationPermissions: readonly string[]
  compliancePermissions: readonly string[]
}

/** `full` entries as in the response, or `simple` ones: only the part after the bar. */
export type PermissionForm = 'full' | 'simple'

export const emptyAuthorization: Authorization = Object.freeze({
  productPermissions: Object.freeze([]),
  collaborationPermissions: Object.freeze([]),
  compliancePermissions: Object.freeze([]),
})

/** The three lists of a response (sections 3 and 6). Values that are not lists or strings are ignored. */
export const toAuthorization = (from: unknown): Authorization => ({
  productPermissions: readList(from, 'productPermissions'),
  collaborationPermissions: readList(from, 'collaborationPermissions'),
  compliancePermissions: readList(from, 'compliancePermissions'),
})

function readList(from: unknown, name: keyof Authorization): string[] {
  const list = isRecord(from) && Object.hasOwn(from, name) ? from[name] : undefined
  return Array.isArray(list)
    ? list.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
    : []
}

/** `prefix|name` to `name`; an entry without a bar is unchanged (section 3). */
export const toSimplePermission = (entry: string) => entry.slice(entry.indexOf('|') + 1)

/** Section 6, getter of the product permissions. */
export const getProductPermissions = (
  authorization: Authorization,
  form: PermissionForm = 'full',
) => inForm(authorization.productPermissions, form)

/** Section 6, getter of the collaboration permissions. */
export const getCollaborationPermissions = (
  authorization: Authorization,
  form: PermissionForm = 'full',
) => inForm(authorization.collaborationPermissions, form)

/** Section 6, getter of the compliance permissions. */
export const getCompliancePermissions = (
  authorization: Authorization,
  form: PermissionForm = 'full',
) => inForm(authorization.compliancePermissions, form)

/** Whether a product permission opens a document's `product.feature` (decision 20). */
export const hasPermission = (authorization: Authorization | undefined, feature: string): boolean =>
  authorization !== undefined &&
  (['full', 'simple'] as const).some((form) =>
    getProductPermissions(authorization, form).includes(feature),
  )

const inForm = (entries: readonly string[], form: PermissionForm): readonly string[] =>
  form === 'simple' ? [...new Set(entries.map(toSimplePermission))] : entries
