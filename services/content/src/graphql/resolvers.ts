import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type ResponsePath,
} from 'graphql'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { toIds } from '../database/relations'

/** Related documents that a response omits, by their GraphQL types. */
export type Omitted = Map<string, { type: string; id: number }>
type Context = { headers: Record<string, string>; req: PayloadRequest; omitted?: Omitted }
type Resolver = GraphQLFieldResolver<Record<string, unknown>, Context>

/** Wraps every resolver of a schema. */
function withResolvers(
  schema: GraphQLSchema,
  wrap: (resolve: Resolver, field: GraphQLField<unknown, unknown>) => Resolver,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      if (field.resolve)
        field.resolve = wrap(field.resolve as Resolver, field) as typeof field.resolve
  }
  return schema
}

/**
 * Gives each top-level field its own context. Payload's resolvers store a field's locale in the
 * shared context: with two locales the last one applied to all fields, and each field's request
 * wrapped the previous one (64 deep, a fifth of the response time).
 */
export function withFieldContexts(schema: GraphQLSchema): GraphQLSchema {
  const contexts = new WeakMap<Context, Map<string | number, Context>>()
  const contextOf = (context: Context, key: string | number): Context => {
    const byField = contexts.get(context) ?? new Map<string | number, Context>()
    contexts.set(context, byField)
    const fieldContext = byField.get(key) ?? { ...context, req: isolateQuery(context.req) }
    byField.set(key, fieldContext)
    return fieldContext
  }
  return withResolvers(
    schema,
    (resolve) => (parent, args, context, info) =>
      resolve(parent, args, contextOf(context, topLevelKey(info.path)), info),
  )
}

/** Payload stores in `req.query` whether drafts are requested. */
function isolateQuery(req: PayloadRequest): PayloadRequest {
  const isolated = isolateObjectProperty(req, 'query')
  isolated.query = { ...req.query }
  return isolated
}

const topLevelKey = ({ prev, key }: ResponsePath): string | number =>
  prev ? topLevelKey(prev) : key

/**
 * Restores the editor's order of has-many relations. Payload's resolvers return documents in
 * loading order, so that one already loaded by another field came last.
 */
export const withEditorOrder = (schema: GraphQLSchema): GraphQLSchema =>
  withResolvers(schema, (resolve, { name, extensions }) => {
    const { type, hasMany } = (extensions.field ?? {}) as { type?: string; hasMany?: boolean }
    if (!hasMany || (type !== 'relationship' && type !== 'upload')) return resolve
    return async (parent, args, context, info) =>
      sortedBy(parent[name], await resolve(parent, args, context, info))
  })

/**
 * Records related documents that the reader may not read, such as unpublished ones: the site
 * revalidates its page when one of them is published.
 */
export const withOmitted = (schema: GraphQLSchema): GraphQLSchema =>
  withResolvers(schema, (resolve, { name, extensions, type }) => {
    const field = (extensions.field ?? {}) as { type?: string; relationTo?: unknown }
    const isRelation = field.type === 'relationship' || field.type === 'upload'
    if (!isRelation || typeof field.relationTo !== 'string') return resolve
    const { name: typeName } = getNamedType(type)
    return async (parent, args, context, info) => {
      const documents: unknown = await resolve(parent, args, context, info)
      const returned = toIds(documents)
      for (const id of toIds(parent[name]))
        if (!returned.includes(id))
          context.omitted?.set(`${typeName}:${id}`, { type: typeName, id })
      return documents
    }
  })

function sortedBy(ids: unknown, documents: unknown): unknown {
  if (!Array.isArray(ids) || !Array.isArray(documents)) return documents
  const positions = new Map(ids.map((relation, position) => [buildKey(relation), position]))
  return [...documents].sort(
    (a, b) => (positions.get(buildKey(a)) ?? 0) - (positions.get(buildKey(b)) ?? 0),
  )
}

/** A key for a document or its id, also in the polymorphic form `{ relationTo, value }`. */
function buildKey(relation: unknown): string {
  const { relationTo = '', value = relation } = (relation ?? {}) as {
    relationTo?: string
    value?: unknown
  }
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return `${relationTo} ${String(id)}`
}
