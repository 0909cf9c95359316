import { rowsWith } from '../content/content-types'
import type { PageType } from '../content/page/types'

/** What the pages of a tree have besides. */
const treeFields: Record<PageType, string> = {
  about: 'parent { id }',
  careers: `
    parent { id }
    kind
    vacancy {
      office { id slug name address country { isoCode } }
      practice { id slug title }
      contract
      postedOn
      closesOn
      applyUrl
    }
  `,
  legal: 'parent { id } effectiveOn',
  feature: 'parent { id } root',
  product: 'parent { id } root',
  marketing: 'area',
}

type Row = { type: string; plural: string }

/** A document of a type, or its draft, under a name that all types share. */
const singleQuery = (name: string, { type, plural }: Row, fields: string) => `
  query ${type}($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    ${name}: ${plural}(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        ${fields}
        contacts {
          ...PersonCard
        }
        product {
          feature
        }
        seo {
          title
          description
          noIndex
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`

/** Operations that differ in their type only, for `codegen.ts`: trusted documents cannot be built at run time. */
export const typeOperations: string[] = [
  ...rowsWith('gated').map(
    ({ type, plural }) => `
      query Gated${type}Body($id: Int!, $locale: LocaleInputType!) {
        documents: ${plural}(
          where: { id: { equals: $id } }
          locale: $locale
          limit: 1
          pagination: false
        ) {
          docs {
            id
            body {
              ...BodyBlocks
            }
          }
        }
      }
    `,
  ),
  ...rowsWith('page').map((row) =>
    singleQuery(
      'pages',
      row,
      'slug title summary locale translations updatedAt picture { ...Picture }',
    ),
  ),
  ...rowsWith('page').map(
    ({ page, type, plural }) => `
      query ${type}Tree($locale: LocaleInputType!, $draft: Boolean!) {
        pages: ${plural}(locale: $locale, draft: $draft, pagination: false, limit: 0, select: true) {
          docs {
            id
            slug
            title
            summary
            locale
            translations
            updatedAt
            seo {
              noIndex
            }
            order
            ${treeFields[page]}
          }
        }
      }
    `,
  ),
  ...rowsWith('expertise').map((row) =>
    singleQuery('heads', row, 'capabilities { title text } experience { client text }'),
  ),
  ...rowsWith('sitemap').map(
    ({ type, plural }) => `
      query ${type}Paths($limit: Int!, $page: Int = 1) {
        documents: ${plural}(limit: $limit, page: $page, pagination: false, select: true) {
          docs {
            id
            slug
            translations
            updatedAt
            seo {
              noIndex
            }
          }
        }
      }
    `,
  ),
]
