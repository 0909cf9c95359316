import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { typeOperations } from './lib/graphql/type-operations'

/** Bare hexadecimal, as Apollo's persisted-query protocol sends it; the preset's own `sha256` has a prefix. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Types of the queries, made from the committed schema without any service running. */
const config: CodegenConfig = {
  schema: 'lib/graphql/schema.graphql',
  documents: ['lib/**/*.ts', '!lib/**/*.test.ts', '!lib/graphql/generated/**', ...typeOperations],
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
