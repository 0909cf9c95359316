import { buildSchema, type ValidationRule } from 'graphql'
import { createDocumentCache } from './document-cache'

const schema = buildSchema('type Query { name(of: Int): String }')

test('parses the same text once', () => {
  const documents = createDocumentCache()
  expect(documents.parse('{ name }')).toBe(documents.parse('{ name }'))
  expect(documents.parse('{ name }')).not.toBe(documents.parse('{ name(of: 1) }'))
})

test('caches valid documents and reports invalid ones every time', () => {
  const documents = createDocumentCache()
  for (let time = 0; time < 2; time += 1) {
    expect(documents.validate(schema, documents.parse('{ nothing }'), [])).toHaveLength(1)
    expect(documents.validate(schema, documents.parse('{ name }'), [])).toHaveLength(0)
  }
  expect(() => documents.parse('{ name')).toThrow('Syntax Error')
})

test('runs custom rules for every request, as they depend on the variables', () => {
  const documents = createDocumentCache()
  let runs = 0
  const rule: ValidationRule = () => {
    runs += 1
    return {}
  }
  for (let time = 0; time < 3; time += 1)
    documents.validate(schema, documents.parse('{ name }'), [rule])
  expect(runs).toBe(3)
})

test('evicts the oldest documents', () => {
  const documents = createDocumentCache()
  const first = documents.parse('{ name(of: 0) }')
  for (let of = 1; of <= 500; of += 1) documents.parse(`{ name(of: ${of}) }`)
  expect(documents.parse('{ name(of: 0) }')).not.toBe(first)
})
