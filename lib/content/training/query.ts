import { graphql } from '@/lib/graphql/generated'

export const trainingQuery = graphql(`
  query Training($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    Trainings(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        ...TrainingTopical
        level
        cpdPoints
        startsAt
        timeZone
        sessions {
          startsAt
          minutes
          title
        }
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
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

export const trainingSeriesQuery = graphql(`
  query TrainingSeries($id: Int!, $locale: LocaleInputType!, $draft: Boolean!) {
    TrainingSeriesItems(
      where: { id: { equals: $id } }
      locale: $locale
      draft: $draft
      limit: 1
      pagination: false
      select: true
    ) {
      docs {
        ...TrainingSeriesTopical
        level
        cpdPoints
        startsAt
        modules {
          ...TrainingCard
        }
        body {
          ...BodyBlocks
        }
      }
    }
  }
`)

/** The series of a training. */
export const seriesOfTrainingQuery = graphql(`
  query SeriesOfTraining($ids: [JSON], $locale: LocaleInputType!) {
    TrainingSeriesItems(where: { modules: { in: $ids } }, locale: $locale, limit: 4, select: true) {
      docs {
        ...TrainingSeriesCard
      }
    }
  }
`)
