import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload'
import { serverOnly } from '../access/fields'
import { isMember } from '../access/rules'
import { recordSubmittedFields, type WriteRule } from '../members/field-writes'

type MemberCollectionOptions = Pick<CollectionConfig, 'hooks' | 'forceSelect'> & {
  slug: string
  /** Type name in GraphQL and its plural. */
  type: string
  plural: string
  labels: [singular: string, plural: string]
  columns: string[]
  description: string
  fields: Field[]
  writes?: WriteRule
  /** What editors need of it; nothing else. */
  editors?: { read?: Access; update?: Access }
  /** What the member may do beside reading and adding. */
  may?: { update?: boolean; delete?: boolean }
}

/** Their own documents for a member, nothing for a visitor; for others what `more` says. */
const own =
  (more: Access = () => false): Access =>
  (args) =>
    isMember(args.req) ? { member: { equals: args.req.user.id } } : more(args)

const onlyMembers: Access = ({ req }) => isMember(req)

/** Numbers and times of a document are the database's, whatever a member sends. */
const dropSystemFields: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !isMember(req) || !('data' in args))
    return args
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _updated,
    member: _member,
    ...data
  } = args.data as Record<string, unknown>
  return { ...args, data: data as typeof args.data }
}

/** Whose a document is comes from the access token, never from input (decision 11). */
const takeOwner: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return isMember(req) ? { ...data, member: req.user.id } : data
  return { ...data, member: originalDoc?.member }
}

/**
 * A collection of what members keep: each reaches their own documents, by whatever way they ask,
 * and no one else's.
 */
export function defineMemberCollection(options: MemberCollectionOptions): CollectionConfig {
  const { slug, editors = {}, may = {} } = options
  return {
    slug,
    labels: { singular: options.labels[0], plural: options.labels[1] },
    graphQL: { singularName: options.type, pluralName: options.plural },
    disableDuplicate: true,
    admin: {
      group: 'Members',
      defaultColumns: ['member', ...options.columns, 'updatedAt'],
      description: options.description,
      hidden: !editors.read,
    },
    access: {
      read: own(editors.read),
      create: onlyMembers,
      update: may.update ? own(editors.update) : (editors.update ?? (() => false)),
      delete: may.delete ? own() : () => false,
    },
    defaultSort: 'id',
    forceSelect: options.forceSelect,
    custom: { writes: options.writes ?? {} },
    indexes: options.writes?.uniqueBy ? [{ fields: options.writes.uniqueBy, unique: true }] : [],
    hooks: {
      ...options.hooks,
      beforeOperation: [dropSystemFields, recordSubmittedFields],
      beforeValidate: [takeOwner, ...(options.hooks?.beforeValidate ?? [])],
    },
    fields: [
      {
        name: 'member',
        type: 'relationship',
        relationTo: 'members',
        required: true,
        index: true,
        label: 'Member',
        access: serverOnly,
        admin: { readOnly: true },
      },
      ...options.fields,
    ],
  }
}
