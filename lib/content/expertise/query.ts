import { graphql } from '@/lib/graphql/generated'

/** The three trees of expertise at once; related documents by their numbers, as every one of them is in a tree here. */
export const expertiseTreesQuery = graphql(`
  query ExpertiseTrees($locale: LocaleInputType!, $draft: Boolean!) {
    ServiceInfos(locale: $locale, draft: $draft, pagination: false, limit: 0, sort: "title", select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        parent {
          id
        }
        sectors {
          id
        }
        seo {
          noIndex
        }
      }
    }
    SectorInfos(locale: $locale, draft: $draft, pagination: false, limit: 0, sort: "title", select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        parent {
          id
        }
        practices {
          id
        }
        seo {
          noIndex
        }
      }
    }
    SolutionInfos(locale: $locale, draft: $draft, pagination: false, limit: 0, sort: "title", select: true) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        parent {
          id
        }
        practices {
          id
        }
        sectors {
          id
        }
        seo {
          noIndex
        }
      }
    }
  }
`)

/** One practice; the documents of sectors and solutions are made from this one (`get-expertise.ts`). */
export const expertiseQuery = graphql(`
  query Expertise($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    heads: ServiceInfos(where: { id: { equals: $id } }, locale: $locale, draft: $draft, limit: 1, pagination: false, select: true) {
      docs {
        id
        capabilities {
          title
          text
        }
        experience {
          client
          text
        }
        contacts {
          ...PersonCard
        }
        seo {
          title
          description
          noIndex
        }
        product {
          feature
        }
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

/** Events to come, with what they are about. */
export const plannedEventsQuery = graphql(`
  query PlannedEvents($locale: LocaleInputType!, $after: DateTime!) {
    Events(locale: $locale, where: { startsAt: { greater_than: $after } }, limit: 500, pagination: false, sort: "startsAt", select: true) {
      docs {
        ...EventCard
        about: practices {
          id
        }
        sectors {
          id
        }
      }
    }
  }
`)
