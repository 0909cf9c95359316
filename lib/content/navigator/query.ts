import { graphql } from '@/lib/graphql/generated'

/** The public data: services, regions, jurisdictions, questions and the titles of topic notes. */
export const navigatorFrameQuery = graphql(`
  query NavigatorFrame($locale: LocaleInputType!, $draft: Boolean!) {
    NavigatorServices(
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      sort: "id"
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        coverage
        reviewedOn
        locale
        translations
        updatedAt
        product {
          feature
        }
        seo {
          title
          description
          noIndex
        }
        practice {
          ...ServiceLink
        }
        marketing {
          id
          slug
          title
          summary
          locale
          translations
          updatedAt
        }
      }
    }
    NavigatorRegions(
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      sort: "order"
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        locale
        translations
        updatedAt
        service {
          id
        }
      }
    }
    NavigatorJurisdictions(
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        sample
        isoCode
        locale
        translations
        updatedAt
        seo {
          title
          description
          noIndex
        }
        service {
          id
        }
        region {
          id
        }
      }
    }
    NavigatorQuestions(
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      sort: "order"
      select: true
    ) {
      docs {
        id
        slug
        title
        short
        topic
        topicKey
        order
        locale
        translations
        service {
          id
        }
      }
    }
    NavigatorStatuses(locale: $locale, draft: $draft, limit: 0, pagination: false, select: true) {
      docs {
        id
        slug
        title
        tone
      }
    }
    NavigatorContents(
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      sort: "-publishedOn"
      select: true
    ) {
      docs {
        id
        slug
        title
        summary
        publishedOn
        topicKey
        locale
        translations
        updatedAt
        product {
          feature
        }
        seo {
          title
          description
          noIndex
        }
        service {
          id
        }
        region {
          id
        }
      }
    }
  }
`)

/** The short answers of jurisdictions, for a table of 60 by 60. */
export const navigatorTableQuery = graphql(`
  query NavigatorTable(
    $jurisdictions: [JSON!]!
    $locale: LocaleInputType!
    $draft: Boolean!
    $history: Boolean!
  ) {
    NavigatorAnswers(
      where: { jurisdiction: { in: $jurisdictions } }
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      sort: "id"
      select: true
    ) {
      docs {
        title
        statedAt
        reviewedOn
        reviewDue
        overdue
        jurisdiction {
          id
        }
        question {
          id
        }
        status {
          id
          slug
          title
          tone
        }
        sources @include(if: $history) {
          id
        }
        history @include(if: $history) {
          statedAt
          title
          changeNote
          status {
            id
            slug
            title
            tone
          }
        }
      }
    }
  }
`)

/** An answer with everything that the reader may see; null sources mean that the full text is gated. */
graphql(`
  fragment WholeAnswer on NavigatorAnswer {
    id
    title
    summary
    statedAt
    reviewedOn
    reviewDue
    overdue
    locale
    translations
    question {
      id
    }
    status {
      id
      slug
      title
      tone
    }
    reviewer {
      ...PersonCard
    }
    sources {
      title
      url
    }
    body @include(if: $full) {
      ...BodyBlocks
    }
    history @include(if: $history) {
      statedAt
      title
      summary
      changeNote
      status {
        id
        slug
        title
        tone
      }
      body @include(if: $full) {
        ...BodyBlocks
      }
    }
  }
`)

/** A jurisdiction's answers and contacts. */
export const navigatorJurisdictionQuery = graphql(`
  query NavigatorJurisdiction(
    $id: Int!
    $place: JSON!
    $locale: LocaleInputType!
    $draft: Boolean!
    $full: Boolean! = true
    $history: Boolean! = true
  ) {
    NavigatorJurisdictions(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        id
        contacts {
          ...PersonCard
        }
      }
    }
    NavigatorAnswers(
      where: { jurisdiction: { equals: $place } }
      locale: $locale
      draft: $draft
      limit: 0
      pagination: false
      sort: "id"
    ) {
      docs {
        ...WholeAnswer
      }
    }
  }
`)

/** The answers of a jurisdiction in a report. */
export const navigatorReportQuery = graphql(`
  query NavigatorReport(
    $place: JSON!
    $questions: [JSON!]!
    $locale: LocaleInputType!
    $full: Boolean!
    $history: Boolean!
  ) {
    NavigatorAnswers(
      where: { jurisdiction: { equals: $place }, question: { in: $questions } }
      locale: $locale
      limit: 0
      pagination: false
      sort: "id"
      select: true
    ) {
      docs {
        ...WholeAnswer
      }
    }
  }
`)

export const navigatorServiceQuery = graphql(`
  query NavigatorServiceBody($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    NavigatorServices(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
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
`)

export const navigatorNoteQuery = graphql(`
  query NavigatorNote($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    NavigatorContents(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
    ) {
      docs {
        id
        product {
          feature
        }
        authors {
          ...PersonCard
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)
