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
  /** GraphQL type name and its plural. */
  type: string
  plural: string
  labels: [singular: string, plural: string]
  columns: string[]
  description: string
  fields: Field[]
  writes?: WriteRule
  /** Access of editors; none by default. */
  editors?: { read?: Access; update?: Access }
  /** Operations that the member may run besides read and create. */
  may?: { update?: boolean; delete?: boolean }
}

/** A member's own documents; other users get `otherAccess`. */
const ownDocuments =
  (otherAccess: Access = () => false): Access =>
  (args) =>
    isMember(args.req) ? { member: { equals: args.req.user.id } } : otherAccess(args)

const onlyMembers: Access = ({ req }) => isMember(req)

/** Ids and timestamps are set by the database, never by a member's input. */
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

/** The owner is the user of the access token, never a value of the input (decision 11). */
const setOwner: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return isMember(req) ? { ...data, member: req.user.id } : data
  return { ...data, member: originalDoc?.member }
}

/**
 * A collection of members' documents: members read and change their own documents only, through any
 * API.
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
      read: ownDocuments(editors.read),
      create: onlyMembers,
      update: may.update ? ownDocuments(editors.update) : (editors.update ?? (() => false)),
      delete: may.delete ? ownDocuments() : () => false,
    },
    defaultSort: 'id',
    forceSelect: options.forceSelect,
    custom: { writes: options.writes ?? {} },
    indexes: options.writes?.uniqueBy ? [{ fields: options.writes.uniqueBy, unique: true }] : [],
    hooks: {
      ...options.hooks,
      beforeOperation: [dropSystemFields, recordSubmittedFields],
      beforeValidate: [setOwner, ...(options.hooks?.beforeValidate ?? [])],
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
