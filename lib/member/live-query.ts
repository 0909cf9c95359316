import { graphql } from '@/lib/graphql/generated'

export const memberEventsSubscription = graphql(`
  subscription MemberEvents {
    memberEvents {
      kind
    }
  }
`)
