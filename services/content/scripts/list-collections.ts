/**
 * The first step of `npm run model`: writes the list of the collections of content, which
 * `payload.config.ts` reads, from the table of content types. Each is exported by the folder of its
 * name. The type check fails while a type is missing.
 */
import { writeFile } from 'node:fs/promises'
import { contentSlugs } from '../src/model/content-types'

const toName = (slug: string) => slug.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())

const imports = contentSlugs.map((slug) => `import { ${toName(slug)} } from './${slug}'`)
const rows = contentSlugs.map((slug) => {
  const name = toName(slug)
  return name === slug ? `  ${name},` : `  '${slug}': ${name},`
})

await writeFile(
  'src/collections/generated.ts',
  `import type { CollectionConfig } from 'payload'
import type { ContentSlug } from '../model/content-types'
${imports.join('\n')}

/** The collections of content. Written by \`npm run model\`. */
export const contentCollections: Record<ContentSlug, CollectionConfig> = {
${rows.join('\n')}
}
`,
)
