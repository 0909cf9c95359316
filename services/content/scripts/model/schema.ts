import { configToSchema } from '@payloadcms/graphql'
import {
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql'
import { withSubscription } from '../../src/members/live/subscription'
import config from '../../src/payload.config'
import type { GeneratedFile } from './generated-file'

/** Types of members' documents; the fields below them are set by the server and not writable. */
const ownerTypes =
  /^(mutation)?(Favourite|FavouriteFolder|AlertSubscription|ConsentEntry|ProductRequest|NavigatorReport)(Update)?(_where(_and|_or)?)?(Input)?$/
const serverFields = [
  'id',
  'createdAt',
  'updatedAt',
  'titleWhenSaved',
  'title',
  'summary',
  'path',
  'locked',
  'changed',
  'unavailable',
  'key',
  'at',
  'channel',
  'changes',
]

/**
 * The part of the GraphQL schema that the site queries. Payload's access and version queries, which
 * triple the file, and the owner of members' documents are left out.
 */
export async function schemaFile(): Promise<GeneratedFile> {
  const schema = withSubscription(configToSchema(await config).schema)
  const contract = contractOf(parse(printSchema(lexicographicSortSchema(schema))))
  return { file: '../../lib/graphql/schema.graphql', text: `${print(contract)}\n` }
}

function contractOf(document: DocumentNode): DocumentNode {
  const definitions = new Map(
    document.definitions.flatMap((definition) =>
      'name' in definition && definition.name ? [[definition.name.value, definition] as const] : [],
    ),
  )
  narrow(
    'Query',
    (name) => !/^(Access|docAccess|version|count|me|initialized|Payload|Editor)/.test(name),
  )
  narrow(
    'Mutation',
    (name) =>
      /^(create|update|delete)(Favourite|FavouriteFolder|AlertSubscription|ConsentEntry|ProductRequest|NavigatorReport)$/.test(
        name,
      ) && !/^(update|delete)ConsentEntry|updateProductRequest$/.test(name),
  )
  for (const [name, definition] of definitions) definitions.set(name, withoutOwner(definition))
  function narrow(type: string, isIncluded: (name: string) => boolean): void {
    const definition = definitions.get(type)
    if (definition?.kind !== 'ObjectTypeDefinition') throw new Error(`The schema has no ${type}.`)
    definitions.set(type, {
      ...definition,
      fields: definition.fields?.filter((field) => isIncluded(field.name.value)),
    })
  }
  const reachable = new Set<string>()
  const visitType = (name: string): void => {
    const definition = definitions.get(name)
    if (!definition || reachable.has(name)) return
    reachable.add(name)
    for (const used of typeNamesIn(definition)) visitType(used)
  }
  visitType('Query')
  visitType('Mutation')
  visitType('Subscription')
  return {
    ...document,
    definitions: [...reachable].sort().map((name) => definitions.get(name) as DefinitionNode),
  }
}

function withoutOwner<Definition extends DefinitionNode>(definition: Definition): Definition {
  if (
    (definition.kind !== 'ObjectTypeDefinition' &&
      definition.kind !== 'InputObjectTypeDefinition') ||
    !ownerTypes.test(definition.name.value)
  )
    return definition
  const isInput =
    definition.kind === 'InputObjectTypeDefinition' && definition.name.value.startsWith('mutation')
  const omitted = [
    'member',
    'openPermission',
    'fingerprint',
    ...(isInput ? serverFields : []),
    ...(isInput && definition.name.value.includes('ProductRequest') ? ['state', 'until'] : []),
  ]
  return {
    ...definition,
    fields: definition.fields?.filter((field) => !omitted.includes(field.name.value)),
  }
}

function typeNamesIn(definition: DefinitionNode): string[] {
  const names: string[] = []
  visit(definition, { NamedType: (node) => void names.push(node.name.value) })
  return names
}
