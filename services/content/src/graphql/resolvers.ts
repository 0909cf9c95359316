import {
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type ResponsePath,
} from 'graphql'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

type Context = { headers: Record<string, string>; req: PayloadRequest }
type Resolver = GraphQLFieldResolver<Record<string, unknown>, Context>

/** Changes every resolver of a schema. */
function withResolvers(
  schema: GraphQLSchema,
  change: (resolve: Resolver, field: GraphQLField<unknown, unknown>) => Resolver,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      if (field.resolve)
        field.resolve = change(field.resolve as Resolver, field) as typeof field.resolve
  }
  return schema
}

/**
 * Gives each field at the top of a question a context of its own. Payload's resolvers hand a
 * field's language on to what is related in the context, which all fields of a question share: of
 * two languages the last one was everybody's, and each field's request wrapped the one before it
 * (64 deep, a fifth of the answer's time).
 */
export function withFieldContexts(schema: GraphQLSchema): GraphQLSchema {
  const known = new WeakMap<Context, Map<string | number, Context>>()
  const memberDocumentsOf = (context: Context, key: string | number): Context => {
    const own = known.get(context) ?? new Map<string | number, Context>()
    known.set(context, own)
    const kept = own.get(key) ?? { ...context, req: ownRequest(context.req) }
    own.set(key, kept)
    return kept
  }
  return withResolvers(
    schema,
    (resolve) => (parent, args, context, info) =>
      resolve(parent, args, memberDocumentsOf(context, topOf(info.path)), info),
  )
}

/** Payload notes in `query` whether drafts are asked for. */
function ownRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'query')
  own.query = { ...req.query }
  return own
}

const topOf = ({ prev, key }: ResponsePath): string | number => (prev ? topOf(prev) : key)

/**
 * Gives related documents in the order that an editor put them in. Payload's resolvers give them as
 * they arrive, and what another document of the same answer had asked for arrives last: a lead
 * author was second.
 */
export const withEditorOrder = (schema: GraphQLSchema): GraphQLSchema =>
  withResolvers(schema, (resolve, { name, extensions }) => {
    const { type, hasMany } = (extensions.field ?? {}) as { type?: string; hasMany?: boolean }
    if (!hasMany || (type !== 'relationship' && type !== 'upload')) return resolve
    return async (parent, args, context, info) =>
      sortedBy(parent[name], await resolve(parent, args, context, info))
  })

function sortedBy(wanted: unknown, found: unknown): unknown {
  if (!Array.isArray(wanted) || !Array.isArray(found)) return found
  const places = new Map(wanted.map((one, place) => [keyOf(one), place]))
  return [...found].sort((a, b) => (places.get(keyOf(a)) ?? 0) - (places.get(keyOf(b)) ?? 0))
}

/** A document, its number, or either with the collection it is in: `{ relationTo, value }`. */
function keyOf(one: unknown): string {
  const { relationTo = '', value = one } = (one ?? {}) as { relationTo?: string; value?: unknown }
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return `${relationTo} ${String(id)}`
}
