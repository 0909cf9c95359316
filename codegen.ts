import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { typeOperations } from './lib/graphql/type-operations'

/** Bare hexadecimal, as Apollo's persisted-query protocol sends it; the preset's own `sha256` has a prefix. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** `export const PictureFragmentDoc = {"kind": …} as unknown as DocumentNode<…>;` */
const document = /^(export const \w+ = )(\{.*\})( as unknown as DocumentNode<.*;)$/gm

/** As object literals the documents take 50 MB of the site's heap: 4.4 MB in each of six bundles of the server. */
const asText = (_all: string, before: string, tree: string, after: string) =>
  `${before}/*#__PURE__*/ JSON.parse('${tree.replace(/[\\']/g, '\\$&')}')${after}`

/** Types of the queries, made from the committed schema without any service running. */
const config: CodegenConfig = {
  hooks: {
    beforeOneFileWrite: [(_file: string, content: string) => content.replace(document, asText)],
  },
  schema: 'lib/graphql/schema.graphql',
  documents: [
    'lib/**/*.ts',
    'lib/redirects/redirects.mjs',
    '!lib/**/*.test.ts',
    '!lib/graphql/generated/**',
    ...typeOperations,
  ],
  generates: {
    'lib/graphql/generated/response-schema.ts': {
      plugins: ['./scripts/codegen/response-schema.mjs'],
    },
    'lib/graphql/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'getFragment' },
        persistedDocuments: { hashAlgorithm: sha256, mode: 'embedHashInDocument' },
      },
      documentTransforms: [addTypenameSelectionDocumentTransform], // Apollo adds it to what it sends, too
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          DateTime: 'string',
          JSON: 'unknown',
          EmailAddress: 'string',
          JSONObject: 'unknown',
        },
      },
    },
  },
}

export default config
