import { graphql } from '@/lib/graphql/generated'

/** The smallest operation that there is: whether the content service answers. */
export const readyQuery = graphql(`
  query Ready {
    __typename
  }
`)
