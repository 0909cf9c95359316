import {
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql'

/** The site has about sixty operations, editors' tools a few more. */
const maxDocuments = 500
const maxTextLength = 50_000

/**
 * Caches parsed and validated operations: parsing and validating again took a tenth of a
 * publication's response time. The schema is constant while the service runs.
 */
export function createDocumentCache() {
  const parsed = new Map<string, DocumentNode>()
  const valid = new WeakSet<DocumentNode>()
  return {
    parse(text: string): DocumentNode {
      const cached = parsed.get(text)
      if (cached) return cached
      const document = parse(text)
      if (text.length <= maxTextLength) parsed.set(text, document)
      if (parsed.size > maxDocuments)
        for (const oldest of [...parsed.keys()].slice(0, parsed.size - maxDocuments))
          parsed.delete(oldest)
      return document
    },
    /**
     * @param rules rules beside the standard ones, which may depend on the variables and are never
     *   cached
     */
    validate(schema: GraphQLSchema, document: DocumentNode, rules: readonly ValidationRule[]) {
      const customRules = rules.filter((rule) => !specifiedRules.includes(rule))
      if (valid.has(document)) return validate(schema, document, customRules)
      const errors = validate(schema, document, [...specifiedRules, ...customRules])
      if (errors.length === 0) valid.add(document)
      return errors
    },
  }
}
