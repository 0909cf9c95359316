import { graphql } from '@/lib/graphql/generated'

graphql(`
  fragment TextBlockFields on TextBlock {
    id
    heading
    text(depth: 0)
  }
`)

graphql(`
  fragment TableBlockFields on TableBlock {
    id
    caption
    head
    rows {
      cells
    }
    note
  }
`)

graphql(`
  fragment QuoteBlockFields on QuoteBlock {
    id
    quote: text
    name
    role
    contact {
      ...PersonCard
    }
  }
`)

graphql(`
  fragment CalloutBlockFields on CalloutBlock {
    id
    tone
    title
    text(depth: 0)
  }
`)

graphql(`
  fragment StepsBlockFields on StepsBlock {
    id
    heading
    items {
      title
      text(depth: 0)
    }
  }
`)

graphql(`
  fragment QuestionsBlockFields on QuestionsBlock {
    id
    heading
    questions: items {
      question
      answer(depth: 0)
    }
  }
`)

graphql(`
  fragment FiguresBlockFields on FiguresBlock {
    id
    heading
    figures: items {
      value
      label
    }
    source
  }
`)

graphql(`
  fragment TimelineBlockFields on TimelineBlock {
    id
    heading
    moments: items {
      when
      title
      text(depth: 0)
    }
  }
`)

graphql(`
  fragment ChartBlockFields on ChartBlock {
    id
    heading
    unit
    bars {
      label
      value
    }
    note
  }
`)

graphql(`
  fragment PeopleBlockFields on PeopleBlock {
    id
    heading
    contacts {
      ...PersonCard
    }
  }
`)

graphql(`
  fragment RelatedBlockFields on RelatedBlock {
    id
    heading
    articles {
      ...ArticleCard
    }
  }
`)

graphql(`
  fragment ImageBlockFields on ImageBlock {
    id
    caption
    media {
      ...Picture
    }
  }
`)

/** Bodies of all types are unions of the same blocks, so that a fragment on one of them fits them all. */
export const bodyBlocksFragment = graphql(`
  fragment BodyBlocks on Article_Body {
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
`)
