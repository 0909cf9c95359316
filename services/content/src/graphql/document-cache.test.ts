import { buildSchema, type ValidationRule } from 'graphql'
import { createDocumentCache } from './document-cache'

const schema = buildSchema('type Query { name(of: Int): String }')

test('the same question is read once', () => {
  const documents = createDocumentCache()
  expect(documents.parse('{ name }')).toBe(documents.parse('{ name }'))
  expect(documents.parse('{ name }')).not.toBe(documents.parse('{ name(of: 1) }'))
})

test('a wrong question stays wrong, a right one stays right', () => {
  const documents = createDocumentCache()
  for (let time = 0; time < 2; time += 1) {
    expect(documents.validate(schema, documents.parse('{ nothing }'), [])).toHaveLength(1)
    expect(documents.validate(schema, documents.parse('{ name }'), [])).toHaveLength(0)
  }
  expect(() => documents.parse('{ name')).toThrow('Syntax Error')
})

test('rules beside the standard ones are asked each time: they know the variables', () => {
  const documents = createDocumentCache()
  let asked = 0
  const rule: ValidationRule = () => {
    asked += 1
    return {}
  }
  for (let time = 0; time < 3; time += 1)
    documents.validate(schema, documents.parse('{ name }'), [rule])
  expect(asked).toBe(3)
})

test('what is remembered has a limit', () => {
  const documents = createDocumentCache()
  const first = documents.parse('{ name(of: 0) }')
  for (let of = 1; of <= 500; of += 1) documents.parse(`{ name(of: ${of}) }`)
  expect(documents.parse('{ name(of: 0) }')).not.toBe(first)
})
