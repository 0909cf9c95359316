import { graphql } from '@/lib/graphql/generated'

/** The smallest operation, to check whether the content service responds. */
export const readyQuery = graphql(`
  query Ready {
    __typename
  }
`)
