import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import { addSubmittedFields } from '../../members/field-writes'

/** A member asks once for a product; an answered request makes room for the next. */
export const setOpenRequest: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const whole = { ...originalDoc, ...data } as { state?: string; permission?: string }
  const state = operation === 'create' ? (whole.state ?? 'new') : whole.state
  addSubmittedFields(req, 'product-requests', ['openFor'])
  return { ...data, state, openFor: state === 'new' ? whole.permission : null }
}

/** What an editor grants opens at once, until the day that the editor named. */
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
