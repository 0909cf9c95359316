/**
 * Writes the part of the GraphQL schema that the site relies on, its contract with any content service:
 * `npm run schema -w services/content -- ../../lib/graphql/schema.graphql`. Payload's own queries for access
 * rules and versions, which triple the file, are left out.
 */
import { writeFile } from 'node:fs/promises'
import { configToSchema } from '@payloadcms/graphql'
import { lexicographicSortSchema, parse, print, printSchema, visit, type DefinitionNode, type DocumentNode } from 'graphql'
import config from '../src/payload.config'

const target = process.argv[2]
if (!target) throw new Error('Name the file to write.')
const { schema } = configToSchema(await config)
await writeFile(target, `${print(contractOf(parse(printSchema(lexicographicSortSchema(schema)))))}\n`)
process.exit(0)

function contractOf(document: DocumentNode): DocumentNode {
  const definitions = new Map(document.definitions.flatMap((one) => ('name' in one && one.name ? [[one.name.value, one] as const] : [])))
  const query = definitions.get('Query')
  if (query?.kind !== 'ObjectTypeDefinition') throw new Error('The schema has no queries.')
  const fields = query.fields?.filter((field) => !/^(Access|docAccess|version|count|me|initialized|Payload|Editor)/.test(field.name.value))
  definitions.set('Query', { ...query, fields })
  const kept = new Set<string>()
  const keep = (name: string): void => {
    const definition = definitions.get(name)
    if (!definition || kept.has(name)) return
    kept.add(name)
    for (const used of namesIn(definition)) keep(used)
  }
  keep('Query')
  return { ...document, definitions: [...kept].sort().map((name) => definitions.get(name) as DefinitionNode) }
}

function namesIn(definition: DefinitionNode): string[] {
  const names: string[] = []
  visit(definition, { NamedType: (node) => void names.push(node.name.value) })
  return names
}
