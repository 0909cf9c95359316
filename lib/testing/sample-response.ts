import { readFileSync } from 'node:fs'
import {
  buildSchema,
  executeSync,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  responsePathAsArray,
  typeFromAST,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql'

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'))

export type Sample = {
  variables: Record<string, unknown>
  data: Record<string, unknown>
  /** The schema types by path, such as `Articles.docs.0.id`. */
  types: Map<string, GraphQLType>
}

/**
 * A response to an operation, completed by graphql-js, with an entry for each member of a union. `flags` is the value
 * of Boolean variables; null omits variables with a default.
 */
export function sampleResponse(document: DocumentNode, flags: boolean | null): Sample {
  const types = new Map<string, GraphQLType>()
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (
    _source,
    _arguments,
    _context,
    { path, returnType },
  ) => sampleOf(returnType, responsePathAsArray(path).join('.'), types)
  const variables = variablesOf(document, flags)
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    fieldResolver,
  })
  if (errors) throw errors[0] as Error
  return { variables, data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>, types }
}

function sampleOf(type: GraphQLOutputType, path: string, types: Map<string, GraphQLType>): unknown {
  types.set(path, type)
  const nullable = withoutNonNull(type) as GraphQLOutputType
  if (isListType(nullable)) {
    const entry = withoutNonNull(nullable.ofType)
    const entries = isUnionType(entry)
      ? entry.getTypes().map(({ name }) => ({ __typename: name }))
      : [sampleOf(nullable.ofType, `${path}.0`, types)]
    for (const index of entries.keys()) types.set(`${path}.${index}`, nullable.ofType)
    return entries
  }
  if (path.endsWith('.totalDocs')) return 1
  return isLeafType(nullable)
    ? leafOf(nullable)
    : { __typename: isUnionType(nullable) ? nullable.getTypes()[0]?.name : getNamedType(type).name }
}

const withoutNonNull = (type: GraphQLType): GraphQLNullableType =>
  isNonNullType(type) ? type.ofType : type

const leaves: Record<string, unknown> = {
  Int: 7,
  Float: 7.5,
  Boolean: true,
  ID: 'a',
  DateTime: '2026-11-01T09:00:00.000Z',
  EmailAddress: 'ines.kato@firm.example',
  JSON: { root: {} },
  JSONObject: {},
}

const leafOf = (type: GraphQLLeafType): unknown =>
  isEnumType(type) ? type.getValues()[0]?.value : (leaves[type.name] ?? 'text')

function variablesOf(
  { definitions }: DocumentNode,
  flags: boolean | null,
): Record<string, unknown> {
  const { variableDefinitions = [] } = definitions.find(
    ({ kind }) => kind === 'OperationDefinition',
  ) as OperationDefinitionNode
  const required = variableDefinitions.filter(({ defaultValue }) => flags !== null || !defaultValue)
  return Object.fromEntries(
    required.map(({ variable, type }) => [
      variable.name.value,
      toInputProps(typeFromAST(schema, type as never) as GraphQLInputType, flags ?? true),
    ]),
  )
}

function toInputProps(type: GraphQLInputType, flags: boolean): unknown {
  const nullable = withoutNonNull(type) as GraphQLInputType
  if (isListType(nullable)) return []
  if (isInputObjectType(nullable)) {
    const needed = Object.values(nullable.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(needed.map((field) => [field.name, toInputProps(field.type, flags)]))
  }
  if (nullable.toString() === 'Boolean') return flags
  return isLeafType(nullable) ? leafOf(nullable) : null
}
