import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types of the queries, made from the committed schema without any service running. */
const config: CodegenConfig = {
  schema: 'lib/graphql/schema.graphql',
  documents: ['lib/**/*.ts', '!lib/**/*.test.ts', '!lib/graphql/generated/**'],
  generates: {
    'lib/graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', JSON: 'unknown', EmailAddress: 'string', JSONObject: 'unknown' },
      },
    },
  },
}

export default config
