import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import { addSubmittedFields } from '../../members/field-writes'

/** `openPermission` makes open requests unique per permission; a decided request frees it. */
export const setOpenRequest: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const merged = { ...originalDoc, ...data } as { state?: string; permission?: string }
  const state = operation === 'create' ? (merged.state ?? 'new') : merged.state
  addSubmittedFields(req, 'product-requests', ['openPermission'])
  return { ...data, state, openPermission: state === 'new' ? merged.permission : null }
}

/** A granted request adds a product subscription at once, until the date that the editor set. */
export const grantPermission: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.state !== 'granted' || previousDoc?.state === 'granted')
    return doc
  const id = typeof doc.member === 'object' ? doc.member.id : doc.member
  const member = await req.payload.findByID({
    collection: 'members',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const others = (member.productSubscriptions ?? []).filter(
    ({ permission }) => permission !== doc.permission,
  )
  const productSubscriptions = [
    ...others,
    { permission: doc.permission, from: new Date().toISOString(), until: doc.until ?? null },
  ]
  await req.payload.update({
    collection: 'members',
    id,
    data: { productSubscriptions },
    overrideAccess: true,
    req,
  })
  return doc
}
