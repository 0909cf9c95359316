import { asRaw, rawContact, rawDated, rawText, rawTopical } from '@/lib/testing/raw'
import { toDatedCard } from '../shared/dated-cards'
import { toTraining, toTrainingSeries } from './to-training'

type Raw = Parameters<typeof toTraining>[0]
type RawSeries = Parameters<typeof toTrainingSeries>[0]

const raw = (more: Record<string, unknown> = {}) => ({
  ...rawTopical({ __typename: 'Training' }),
  level: 'advanced',
  cpdPoints: 2,
  timeZone: 'Asia/Tokyo',
  sessions: [{ startsAt: '2026-12-04T08:30:00.000Z', minutes: 90, title: 'One' }],
  venue: { online: true, name: null, address: null, office: null },
  speakers: [rawContact()],
  ...more,
})
const series = (more: Record<string, unknown> = {}) => ({
  ...rawTopical({ __typename: 'TrainingSeries' }),
  level: 'intermediate',
  cpdPoints: 6,
  modules: [rawDated({ id: 1 }), rawDated({ id: 2 })],
  ...more,
})
const bare = (given: object) =>
  Object.fromEntries(Object.keys(given).map((name) => [name, name === 'id' ? 1 : null]))
const topical = {
  id: 1,
  slug: '',
  title: '',
  summary: '',
  language: 'en',
  translations: ['en'],
  updatedAt: '',
  practices: [],
  sectors: [],
  countries: [],
  feature: null,
  seo: { title: null, description: null, noIndex: false },
}
const textBlock = { __typename: 'TextBlock', id: 'x', heading: 'H', text: rawText('a') }
const card = toDatedCard(
  'training-series',
  asRaw<Parameters<typeof toDatedCard>[1]>(rawDated({ id: 9 })),
)

describe('a training', () => {
  test('maps the fields of the response', () => {
    expect(toTraining(asRaw<Raw>(raw({ body: [textBlock] })), [card])).toMatchObject({
      id: 5001,
      level: 'advanced',
      cpdPoints: 2,
      startsAt: '2026-12-04T08:30:00.000Z',
      timeZone: 'Asia/Tokyo',
      sessions: [{ startsAt: '2026-12-04T08:30:00.000Z', minutes: 90, title: 'One' }],
      venue: { online: true },
      trainers: [{ id: 1001 }],
      body: [{ kind: 'text' }],
      series: [{ id: 9, target: { to: 'trainingSeries' } }],
    })
  })

  test('with null fields has defaults', () => {
    expect(toTraining(asRaw<Raw>(bare(raw())), [])).toEqual({
      ...topical,
      level: 'introduction',
      cpdPoints: null,
      startsAt: '',
      timeZone: 'Europe/London',
      sessions: [],
      venue: { online: false, name: null, address: null, office: null },
      trainers: [],
      body: [],
      series: [],
    })
  })

  test('has an hour for a session without a length', () => {
    expect(
      toTraining(
        asRaw<Raw>(raw({ sessions: [{ startsAt: null, minutes: null, title: null }] })),
        [],
      ).sessions,
    ).toEqual([{ startsAt: '', minutes: 60, title: '' }])
  })

  test.each<[unknown, unknown, unknown]>([
    [{ feature: 'a.b' }, undefined, null],
    [{ feature: 'a.b' }, [], []],
    [{ feature: null }, null, []],
  ])('with the permission %j and the body %j shows %j', (product, body, shown) => {
    expect(toTraining(asRaw<Raw>(raw({ product, body })), []).body).toEqual(shown)
    expect(toTrainingSeries(asRaw<RawSeries>(series({ product, body }))).body).toEqual(shown)
  })
})

describe('a series of trainings', () => {
  test('is shown with its modules, in their order', () => {
    expect(toTrainingSeries(asRaw<RawSeries>(series()))).toMatchObject({
      level: 'intermediate',
      cpdPoints: 6,
      modules: [
        { id: 1, type: 'training', target: { to: 'training', params: { id: 1 } } },
        { id: 2 },
      ],
    })
  })

  test('with null fields has defaults', () => {
    expect(toTrainingSeries(asRaw<RawSeries>(bare(series())))).toEqual({
      ...topical,
      level: 'introduction',
      cpdPoints: null,
      startsAt: '',
      modules: [],
      body: [],
    })
  })
})
