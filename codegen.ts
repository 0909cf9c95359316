import type { CodegenConfig } from '@graphql-codegen/cli'

/** `export const PictureFragmentDoc = {"kind": …} as unknown as DocumentNode<…>;` */
const document = /^(export const \w+ = )(\{.*\})( as unknown as DocumentNode<.*;)$/gm

/** Half a megabyte of syntax trees is compiled for each kind of route; as a text it costs next to nothing. */
const asText = (_all: string, before: string, tree: string, after: string) => `${before}/*#__PURE__*/ JSON.parse('${tree.replace(/[\\']/g, '\\$&')}')${after}`

/** Types of the queries, made from the committed schema without any service running. */
const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: [(_file: string, content: string) => content.replace(document, asText)] },
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
