import { graphql } from '@/lib/graphql/generated'

export const articleTitlesQuery = graphql(`
  query ArticlesByWords($locale: LocaleInputType!, $where: Article_where!, $limit: Int!) {
    Articles(locale: $locale, where: $where, limit: $limit, sort: "-publishedOn", select: true) {
      totalDocs
      docs {
        ...ArticleCard
      }
    }
  }
`)
