import { rowsWith } from '../content/content-types'
import type { ExpertiseType } from '../content/expertise/tree'
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

/** Documents of the other trees to which an expertise document is related. */
const relatedFields: Record<ExpertiseType, string> = {
  service: 'sectors { id }',
  sector: 'practices { id }',
  solution: 'practices { id } sectors { id }',
}

/** What every document in a tree has. */
const nodeFields = `
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
`

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
            ${nodeFields}
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
  // in one query, with related documents by id: each is in one of the trees
  `
    query ExpertiseTrees($locale: LocaleInputType!, $draft: Boolean!) {
      ${rowsWith('expertise')
        .map(
          ({ expertise, plural }) => `
            ${expertise}: ${plural}(
              locale: $locale
              draft: $draft
              pagination: false
              limit: 0
              sort: "title"
              select: true
            ) {
              docs {
                ${nodeFields}
                parent { id }
                ${relatedFields[expertise]}
              }
            }
          `,
        )
        .join('')}
    }
  `,
  ...rowsWith('topical').map(
    ({ type }) => `
      fragment ${type}Topical on ${type} {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        practices {
          ...ServiceLink
        }
        sectors {
          ...SectorLink
        }
        countries {
          id
          slug
          name
        }
        product {
          feature
        }
        seo {
          title
          description
          noIndex
        }
      }
    `,
  ),
  ...rowsWith('dated').map(
    ({ type, plural }) => `
      query ${type}List($locale: LocaleInputType!, $where: ${type}_where!, $limit: Int!, $page: Int!) {
        documents: ${plural}(
          locale: $locale
          where: $where
          limit: $limit
          page: $page
          sort: "-startsAt"
          select: true
        ) {
          totalDocs
          totalPages
          docs {
            ...${type}Card
          }
        }
      }
      fragment ${type}Card on ${type} {
        id
        slug
        title
        summary
        startsAt
        locale
        translations
        practices {
          ...ServiceLink
        }
      }
    `,
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
