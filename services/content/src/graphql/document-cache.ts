import {
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql'

/** The site asks some sixty questions; editors' tools a few more. */
const mostKept = 500
const longestKept = 50_000

/**
 * Reads and checks questions, and remembers those that were right: reading and checking the same
 * text again cost a tenth of a publication's answer. The schema never changes while the service
 * runs.
 */
export function createDocumentCache() {
  const read = new Map<string, DocumentNode>()
  const right = new WeakSet<DocumentNode>()
  return {
    parse(text: string): DocumentNode {
      const kept = read.get(text)
      if (kept) return kept
      const document = parse(text)
      if (text.length <= longestKept) read.set(text, document)
      if (read.size > mostKept)
        for (const oldest of [...read.keys()].slice(0, read.size - mostKept)) read.delete(oldest)
      return document
    },
    /** @param rules those that hang on the variables too, beside the standard ones */
    validate(schema: GraphQLSchema, document: DocumentNode, rules: readonly ValidationRule[]) {
      const own = rules.filter((rule) => !specifiedRules.includes(rule))
      if (right.has(document)) return validate(schema, document, own)
      const errors = validate(schema, document, [...specifiedRules, ...own])
      if (errors.length === 0) right.add(document)
      return errors
    },
  }
}
