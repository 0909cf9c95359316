import type { TrainingQuery, TrainingSeriesQuery } from '@/lib/graphql/generated/graphql'
import { toTimeZone } from '@/lib/i18n/time-zone'
import { toBlocks, type BodyBlock } from '../blocks/to-blocks'
import { toVenue, type Venue } from '../event/to-event'
import { toPersonCard, type PersonCard } from '../shared/cards'
import { toDatedCard, type DatedCard } from '../shared/dated-cards'
import { toTopical, type Topical } from '../shared/topical'

export type Level = 'introduction' | 'intermediate' | 'advanced'

export type Training = Topical & {
  level: Level
  cpdPoints: number | null
  startsAt: string
  timeZone: string
  sessions: { startsAt: string; minutes: number; title: string }[]
  venue: Venue
  trainers: PersonCard[]
  body: BodyBlock[] | null
  /** The series that it is part of. */
  series: DatedCard[]
}

export type TrainingSeries = Topical & {
  level: Level
  cpdPoints: number | null
  startsAt: string
  modules: DatedCard[]
  body: BodyBlock[] | null
}

type RawTraining = NonNullable<TrainingQuery['Trainings']>['docs'][number]
type RawSeries = NonNullable<TrainingSeriesQuery['TrainingSeriesItems']>['docs'][number]

export function toTraining(raw: RawTraining, series: DatedCard[]): Training {
  const topical = toTopical(raw)
  return {
    ...topical,
    level: raw.level ?? 'introduction',
    cpdPoints: raw.cpdPoints,
    startsAt: raw.startsAt ?? '',
    timeZone: toTimeZone(raw.timeZone, 'Europe/London'),
    sessions: (raw.sessions ?? []).map(({ startsAt, minutes, title }) => ({
      startsAt: startsAt ?? '',
      minutes: minutes ?? 60,
      title: title ?? '',
    })),
    venue: toVenue(raw.venue),
    trainers: (raw.speakers ?? []).map(toPersonCard),
    body: topical.feature && !raw.body ? null : toBlocks(raw.body),
    series,
  }
}

export function toTrainingSeries(raw: RawSeries): TrainingSeries {
  const topical = toTopical(raw)
  return {
    ...topical,
    level: raw.level ?? 'introduction',
    cpdPoints: raw.cpdPoints,
    startsAt: raw.startsAt ?? '',
    modules: (raw.modules ?? []).map((module) => toDatedCard('training', module)),
    body: topical.feature && !raw.body ? null : toBlocks(raw.body),
  }
}
