import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import { tagPage } from '@/lib/cache/keep'
import { documentTag, listTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toDatedCard } from '../shared/dated-cards'
import { toContentLocale } from '../shared/content-locale'
import { toDocumentPath, type DocumentPath } from '../shared/document-path'
import {
  seriesOfTrainingQuery,
  trainingPathsQuery,
  trainingQuery,
  trainingSeriesPathsQuery,
  trainingSeriesQuery,
} from './query'
import { toTraining, toTrainingSeries, type Training, type TrainingSeries } from './to-training'

/** A training in a language, or null. @throws ContentUnavailableError */
export const getTraining = cache(async (id: number, locale: Locale): Promise<Training | null> => {
  const fetchStartedAt = Date.now()
  const { isEnabled: draft } = await draftMode()
  const language = toContentLocale(locale)
  const [data, series] = await Promise.all([
    queryContent(trainingQuery, { id, locale: language, draft }, { draft }),
    queryContent(seriesOfTrainingQuery, { ids: [id], locale: language }),
  ])
  await tagPage(
    [documentTag('Training', id), listTag('TrainingSeries'), ...tagsOf(data), ...tagsOf(series)],
    fetchStartedAt,
  )
  const [raw] = data.Trainings?.docs ?? []
  return raw
    ? toTraining(
        raw,
        (series.TrainingSeriesItems?.docs ?? []).map((doc) => toDatedCard('training-series', doc)),
      )
    : null
})

/** A training series in a language, or null. @throws ContentUnavailableError */
export const getTrainingSeries = cache(
  async (id: number, locale: Locale): Promise<TrainingSeries | null> => {
    const fetchStartedAt = Date.now()
    const { isEnabled: draft } = await draftMode()
    const data = await queryContent(
      trainingSeriesQuery,
      { id, locale: toContentLocale(locale), draft },
      { draft },
    )
    await tagPage([documentTag('TrainingSeries', id), ...tagsOf(data)], fetchStartedAt)
    const [raw] = data.TrainingSeriesItems?.docs ?? []
    return raw ? toTrainingSeries(raw) : null
  },
)

export const getTrainingPaths = async (limit: number): Promise<DocumentPath[]> =>
  ((await queryContent(trainingPathsQuery, { limit })).Trainings?.docs ?? []).map(toDocumentPath)

export const getTrainingSeriesPaths = async (limit: number): Promise<DocumentPath[]> =>
  ((await queryContent(trainingSeriesPathsQuery, { limit })).TrainingSeriesItems?.docs ?? []).map(
    toDocumentPath,
  )
