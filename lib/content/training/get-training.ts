import 'server-only'
import { cache } from 'react'
import { readPage } from '@/lib/cache/read-page'
import { documentTag, listTag } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@law-firm/contract/locales'
import { toDatedCard } from '../shared/dated-cards'
import { toContentLocale } from '../shared/content-locale'
import { isDraftRequest } from '../shared/is-draft-request'
import { documentGetter } from '../shared/document-getter'
import { seriesOfTrainingQuery, trainingQuery, trainingSeriesQuery } from './query'
import { toTraining, toTrainingSeries, type Training } from './to-training'

/** A training in a language, or null. @throws ContentUnavailableError */
export const getTraining = cache(async (id: number, locale: Locale): Promise<Training | null> => {
  const draft = await isDraftRequest()
  const language = toContentLocale(locale)
  const tags = [documentTag('Training', id), listTag('TrainingSeries')]
  const [data, series] = await readPage(tags, () =>
    Promise.all([
      queryContent(trainingQuery, { id, locale: language, draft }, { draft }),
      queryContent(seriesOfTrainingQuery, { ids: [id], locale: language }),
    ]),
  )
  const [raw] = data.Trainings?.docs ?? []
  return raw
    ? toTraining(
        raw,
        (series.TrainingSeriesItems?.docs ?? []).map((doc) => toDatedCard('training-series', doc)),
      )
    : null
})

export const getTrainingSeries = documentGetter(
  'TrainingSeries',
  trainingSeriesQuery,
  ({ TrainingSeriesItems }) => TrainingSeriesItems?.docs,
  toTrainingSeries,
)
