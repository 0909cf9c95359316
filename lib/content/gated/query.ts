import { graphql } from '@/lib/graphql/generated'

/** The text of one document, without `select` (see the query of a publication). Written for one kind; the others have the same. */
export const gatedBodyQuery = graphql(`
  query GatedBody($id: Int!, $locale: LocaleInputType!) {
    documents: Articles(where: { id: { equals: $id } }, locale: $locale, limit: 1, pagination: false) {
      docs {
        id
        body {
          __typename
          ...TextBlockFields
          ...TableBlockFields
          ...QuoteBlockFields
          ...CalloutBlockFields
          ...StepsBlockFields
          ...QuestionsBlockFields
          ...FiguresBlockFields
          ...TimelineBlockFields
          ...ChartBlockFields
          ...PeopleBlockFields
          ...RelatedBlockFields
          ...ImageBlockFields
        }
      }
    }
  }
`)
