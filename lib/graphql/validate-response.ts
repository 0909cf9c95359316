import {
  buildSchema,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import { responseSchema } from './generated/response-schema'
import { computeHash } from './compute-hash'

type Variables = Record<string, unknown>

/** The path of an invalid value, such as `.docs.3.id`; null for a valid response. */
type Check = (value: unknown) => string | null

/**
 * Validates a response against the operation and the schema (docs/contracts.md, "Responses").
 *
 * @throws Error naming the first invalid field, never a value
 */
export function assertResponse(document: DocumentNode, variables: Variables, data: unknown): void {
  const damaged = checkOf(document, variables)(data) ?? miscounted(data, variables)
  if (damaged !== null) throw new Error(`The response is damaged at ${damaged || 'its root'}.`)
}

type Shared = { text: string; schema: GraphQLSchema; checks: Map<string, Check> }

const place = Symbol.for('site.response-checks')
const common = globalThis as { [place]?: Shared }

/** One per process: Next has several instances of this module, and the schema needs a megabyte. */
function shared(): Shared {
  if (common[place]?.text !== responseSchema) {
    common[place] = {
      text: responseSchema,
      schema: buildSchema(responseSchema, {
        assumeValid: true,
        assumeValidSDL: true,
        noLocation: true,
      }),
      checks: new Map(),
    }
  }
  return common[place]
}

/** Compiled once per operation and values of its flags, which control `@include` and `@skip`. */
function checkOf(document: DocumentNode, variables: Variables): Check {
  const { schema, checks } = shared()
  const flags = Object.entries(variables).filter(([, value]) => typeof value === 'boolean')
  const key = JSON.stringify([computeHash(document), ...flags.sort()])
  const check = checks.get(key) ?? compile(document, schema, variables)
  checks.set(key, check)
  return check
}

type Context = {
  schema: GraphQLSchema
  fragments: Map<string, FragmentDefinitionNode>
  variables: Variables
}

function compile(
  { definitions }: DocumentNode,
  schema: GraphQLSchema,
  variables: Variables,
): Check {
  const operation = definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  )
  const root = operation && schema.getRootType(operation.operation)
  if (!root) throw new Error('The document has no operation that the schema knows.')
  const fragments = new Map(
    definitions.flatMap((item) =>
      item.kind === Kind.FRAGMENT_DEFINITION ? [[item.name.value, item] as const] : [],
    ),
  )
  const checkFields = checkObject(root, [operation.selectionSet.selections], {
    schema,
    fragments,
    variables: { ...defaultsOf(operation), ...variables },
  })
  // Root fields are nullable for the case of errors. A response with errors is refused before.
  return (data) => checkFields(data) ?? nullRoot(data as Variables)
}

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )

function nullRoot(data: Variables): string | null {
  const [field] = Object.entries(data).find(([, value]) => value === null) ?? []
  return field ? `.${field}` : null
}

type Selections = (readonly SelectionNode[])[]

function checkType(type: GraphQLOutputType, selections: Selections, context: Context): Check {
  if (isNonNullType(type)) {
    const check = checkType(type.ofType, selections, context)
    return (value) => (value === null ? '' : check(value))
  }
  const check = checkPresent(type, selections, context)
  return (value) => (value === null ? null : check(value))
}

function checkPresent(type: GraphQLOutputType, selections: Selections, context: Context): Check {
  if (isListType(type)) return checkList(checkType(type.ofType, selections, context))
  if (isLeafType(type)) return checkLeaf(type)
  if (isObjectType(type)) return checkObject(type, selections, context)
  if (!isUnionType(type)) throw new Error(`${String(type)} is neither an object nor a union.`)
  const members = new Map(
    type.getTypes().map((member) => [member.name, checkObject(member, selections, context)]),
  )
  // An unknown block type is valid; `toBlocks` omits it.
  return (value) =>
    isRecord(value) && typeof value.__typename === 'string'
      ? (members.get(value.__typename)?.(value) ?? null)
      : '.__typename'
}

const checkList =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return ''
    for (const [index, entry] of value.entries()) {
      const damaged = entry === undefined ? '' : check(entry)
      if (damaged !== null) return `.${index}${damaged}`
    }
    return null
  }

function checkLeaf(type: GraphQLLeafType): Check {
  if (type.name === 'DateTime')
    return (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? null : '')
  if (type.name === 'EmailAddress') return (value) => (typeof value === 'string' ? null : '')
  return (value) => (isParsed(type, value) ? null : '') // JSON is anything
}

/** Strict: no number for a string, no unknown value of an enum. */
function isParsed(type: GraphQLLeafType, value: unknown): boolean {
  try {
    type.parseValue(value)
    return true
  } catch {
    return false
  }
}

function checkObject(type: GraphQLObjectType, selections: Selections, context: Context): Check {
  const checks = [...collectFields(type, selections, context)].map(
    ([key, nodes]) => [key, checkField(type, nodes, context)] as const,
  )
  return (value) => {
    if (!isRecord(value)) return ''
    for (const [key, check] of checks) {
      const field = value[key]
      const damaged = field === undefined ? '' : check(field)
      if (damaged !== null) return `.${key}${damaged}`
    }
    return null
  }
}

function checkField(parent: GraphQLObjectType, nodes: FieldNode[], context: Context): Check {
  const name = nodes[0]?.name.value ?? ''
  if (name === '__typename') return (value) => (value === parent.name ? null : '')
  const field = parent.getFields()[name]
  if (!field) throw new Error(`The schema lacks ${parent.name}.${name}.`)
  return checkType(
    field.type,
    nodes.map(({ selectionSet }) => selectionSet?.selections ?? []),
    context,
  )
}

/** The fields of an object by response key, merged over fragments. */
function collectFields(
  type: GraphQLObjectType,
  selections: Selections,
  context: Context,
  fields = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const node of selections.flat()) {
    if (!isIncluded(node, context)) continue
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value
      fields.set(key, [...(fields.get(key) ?? []), node])
      continue
    }
    const fragment =
      node.kind === Kind.FRAGMENT_SPREAD ? context.fragments.get(node.name.value) : node
    const condition =
      fragment?.typeCondition && context.schema.getType(fragment.typeCondition.name.value)
    if (
      fragment &&
      (!condition ||
        condition === type ||
        (isUnionType(condition) && context.schema.isSubType(condition, type)))
    )
      collectFields(type, [fragment.selectionSet.selections], context, fields)
  }
  return fields
}

const isIncluded = (node: SelectionNode, { variables }: Context): boolean =>
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false &&
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list with `totalDocs` must have documents, except on a later page. */
function miscounted(data: unknown, { page }: Variables): string | null {
  for (const [field, list] of Object.entries(data as Variables)) {
    if (!isRecord(list) || !Array.isArray(list.docs) || typeof list.totalDocs !== 'number') continue
    const lacksAll = list.docs.length === 0 && list.totalDocs > 0 && (page ?? 1) === 1
    if (lacksAll || list.docs.length > list.totalDocs) return `.${field}.totalDocs`
  }
  return null
}
