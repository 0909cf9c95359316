import { graphql } from '@/lib/graphql/generated'

export const eventQuery = graphql(`
  query Event($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    Events(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        ...EventTopical
        state
        startsAt
        endsAt
        timeZone
        otherTimeZones
        venue {
          online
          name
          address
          office {
            ...OfficeLink
          }
        }
        speakers {
          ...PersonCard
        }
        guests {
          name
          role
        }
        agenda {
          time
          title
          detail
        }
        capacity
        placesLeft
        cpdPoints
        registrationOpens
        registrationCloses
        sequence
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

/** The events of a calendar: those of a filter, from a day on. */
export const calendarQuery = graphql(`
  query Calendar($locale: LocaleInputType!, $where: Event_where!, $limit: Int!) {
    Events(
      locale: $locale
      where: $where
      limit: $limit
      pagination: false
      sort: "startsAt"
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        state
        startsAt
        endsAt
        timeZone
        sequence
        updatedAt
        venue {
          online
          name
          address
        }
      }
    }
  }
`)
