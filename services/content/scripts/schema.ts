/**
 * Writes the part of the GraphQL schema that the site relies on, its contract with any content
 * service: `npm run schema -w services/content -- ../../lib/graphql/schema.graphql`. Payload's own
 * queries for access rules and versions, which triple the file, are left out, and so is whose a
 * member's documents are: their access says it.
 */
import { writeFile } from 'node:fs/promises'
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
import config from '../src/payload.config'

/** Types of members' documents, and fields of theirs that no member writes or needs. */
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
  'gone',
  'key',
  'at',
  'way',
  'changes',
]

const target = process.argv[2]
if (!target) throw new Error('Name the file to write.')
const { schema } = configToSchema(await config)
await writeFile(
  target,
  `${print(contractOf(parse(printSchema(lexicographicSortSchema(schema)))))}\n`,
)
process.exit(0)

function contractOf(document: DocumentNode): DocumentNode {
  const definitions = new Map(
    document.definitions.flatMap((one) =>
      'name' in one && one.name ? [[one.name.value, one] as const] : [],
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
  function narrow(type: string, wanted: (name: string) => boolean): void {
    const definition = definitions.get(type)
    if (definition?.kind !== 'ObjectTypeDefinition') throw new Error(`The schema has no ${type}.`)
    definitions.set(type, {
      ...definition,
      fields: definition.fields?.filter((field) => wanted(field.name.value)),
    })
  }
  const kept = new Set<string>()
  const keep = (name: string): void => {
    const definition = definitions.get(name)
    if (!definition || kept.has(name)) return
    kept.add(name)
    for (const used of namesIn(definition)) keep(used)
  }
  keep('Query')
  keep('Mutation')
  return {
    ...document,
    definitions: [...kept].sort().map((name) => definitions.get(name) as DefinitionNode),
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
  const dropped = [
    'member',
    'openFor',
    'madeFrom',
    ...(isInput ? serverFields : []),
    ...(isInput && definition.name.value.includes('ProductRequest') ? ['state', 'until'] : []),
  ]
  return {
    ...definition,
    fields: definition.fields?.filter((field) => !dropped.includes(field.name.value)),
  }
}

function namesIn(definition: DefinitionNode): string[] {
  const names: string[] = []
  visit(definition, { NamedType: (node) => void names.push(node.name.value) })
  return names
}
