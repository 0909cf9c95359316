import type { DocumentNode } from 'graphql'

/** The SHA-256 of an operation, from the code generator. @throws for a document that is not generated */
export function computeHash(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } }
  if (!meta?.hash) throw new Error('The document is not in the manifest of trusted documents.')
  return meta.hash
}
