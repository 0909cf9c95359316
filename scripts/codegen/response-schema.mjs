/**
 * A codegen plugin that writes the part of the schema used by the site's operations, without
 * arguments and inputs. The server checks responses against it; the whole schema is twenty times as
 * large.
 */
import {
  concatAST,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
  isUnionType,
  printType,
  specifiedScalarTypes,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

export function plugin(schema, documents) {
  const fields = fieldsIn(schema, documents)
  const types = [...reachableFrom(fields)].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const text = types
    .map((type) => (isObjectType(type) ? printFields(type, fields.get(type)) : printType(type)))
    .join('\n\n')
  return `/* eslint-disable */\nexport const responseSchema = \`\n${text.replace(/"""[\s\S]*?"""\s*/g, '')}\n\`\n`
}

/** The selected fields, by type. */
function fieldsIn(schema, documents) {
  const fields = new Map()
  const info = new TypeInfo(schema)
  const Field = () => {
    const [parent, field] = [info.getParentType(), info.getFieldDef()]
    if (field && !field.name.startsWith('__'))
      fields.set(parent, (fields.get(parent) ?? new Map()).set(field.name, field))
  }
  visit(concatAST(documents.map(({ document }) => document)), visitWithTypeInfo(info, { Field }))
  return fields
}

function reachableFrom(fields) {
  const types = new Set(fields.keys())
  for (const field of [...fields.values()].flatMap((selected) => [...selected.values()]))
    types.add(getNamedType(field.type))
  for (const type of types)
    if (isUnionType(type)) for (const member of type.getTypes()) types.add(member)
  return [...types].filter((type) =>
    isScalarType(type)
      ? !specifiedScalarTypes.includes(type)
      : isObjectType(type) || isUnionType(type) || isEnumType(type),
  )
}

function printFields(type, fields = new Map()) {
  const lines = [...fields.values()]
    .map(({ name, type: fieldType }) => `  ${name}: ${fieldType}`)
    .sort()
  return lines.length > 0 ? `type ${type.name} {\n${lines.join('\n')}\n}` : `type ${type.name}`
}
