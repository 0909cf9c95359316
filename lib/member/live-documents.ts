import { graphql } from '@/lib/graphql/generated'

/** The subscription that members' browsers send. Its generated document is imported to keep the bundle small. */

graphql(`
  subscription MemberEvents {
    memberEvents {
      kind
    }
  }
`)
