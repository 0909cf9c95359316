import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  FieldAccess,
} from 'payload'
import { isEditor, editors } from '../access/rules'
import { text } from '../fields/shared'
import type { ProductSubscription } from './effective-permissions'
import { alsoWrite } from './field-writes'
import { defineOwn, firstOnly } from './own'

const onlyEditors: FieldAccess = ({ req }) => isEditor(req)
const byEditors = { create: () => false, update: onlyEditors }

/** A member asks once for a product; an answered request makes room for the next. */
const keepOpen: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const whole = { ...originalDoc, ...data } as { state?: string; permission?: string }
  const state = operation === 'create' ? (whole.state ?? 'new') : whole.state
  alsoWrite(req, 'product-requests', ['openFor'])
  return { ...data, state, openFor: state === 'new' ? whole.permission : null }
}

/** What an editor grants opens at once, until the day that the editor named. */
const grant: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state !== 'granted' || previousDoc?.state === 'granted')
    return doc
  const id = typeof doc.member === 'object' ? doc.member.id : doc.member
  const member = (await req.payload.findByID({
    collection: 'members',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })) as { productSubscriptions?: ProductSubscription[] | null }
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

export const productRequests: CollectionConfig = defineOwn({
  slug: 'product-requests',
  type: 'ProductRequest',
  plural: 'ProductRequests',
  labels: ['Product request', 'Product requests'],
  columns: ['permission', 'state', 'createdAt'],
  description: 'Members who ask for a product. Granting opens it for them.',
  editors: { read: editors, update: editors },
  may: { delete: true },
  writes: { uniqueBy: ['member', 'openFor'], onRepeat: 'keep' },
  hooks: { beforeValidate: [keepOpen], afterChange: [grant] },
  fields: [
    text('permission', 'Product permission', {
      required: true,
      maxLength: 100,
      access: firstOnly,
      validate: (value: unknown) =>
        typeof value === 'string' &&
        value.length <= 100 &&
        /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(value)
          ? true
          : 'A product permission such as navigator.employment.',
    }),
    {
      name: 'note',
      type: 'textarea',
      maxLength: 2_000,
      label: 'Note of the member',
      access: firstOnly,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: ['new', 'granted', 'refused'],
      label: 'State',
      access: { ...byEditors, read: () => true },
    },
    { name: 'until', type: 'date', label: 'Granted until', access: byEditors },
    text('openFor', 'Open request for', { access: byEditors, admin: { hidden: true } }),
  ],
})
