import { graphql } from '@/lib/graphql/generated'

export const homeQuery = graphql(`
  query HomePage($locale: LocaleInputType!, $draft: Boolean!) {
    Home(locale: $locale, draft: $draft) {
      hero {
        eyebrow
        title
        text
        action
        article {
          id
          slug
        }
      }
      popular {
        label
        query
      }
      statement {
        title
        text
      }
      figures {
        value
        label
      }
      services {
        ...ServiceLink
        summary
      }
      sectors {
        ...SectorLink
      }
      people {
        line
        contact {
          ...PersonCard
        }
      }
      careers {
        title
        text
      }
    }
    Articles(locale: $locale, limit: 5, sort: "-publishedOn", select: true) {
      docs {
        ...ArticleCard
      }
    }
  }
`)
