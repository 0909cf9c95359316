import { graphql } from '@/lib/graphql/generated'

export const redirectsQuery = graphql(`
  query Redirects {
    Redirects(pagination: false, limit: 0) {
      docs {
        id
        from
        to
        kind
      }
    }
  }
`)
