import type { PayloadRequest } from 'payload'
import { stub } from '../testing/stub'
import { getFavouriteDocument } from './favourite-documents'

type Row = { id: number; slug: string } & Record<string, unknown>

const published = {
  _status: { en: 'published', 'fr-fr': 'published' },
  updatedAt: '2026-11-01T00:00:00.000Z',
}

const stored: Record<string, Row[]> = {
  articles: [
    {
      id: 1,
      slug: 'a-study',
      ...published,
      title: { en: 'A study', 'fr-fr': 'Une étude' },
      summary: { en: 'About it' },
      product: { feature: 'insights.studies' },
    },
    { id: 2, slug: 'a-draft', ...published, _status: { en: 'draft' }, title: 'A draft' },
  ],
  offices: [{ id: 3, slug: 'tokyo', ...published, name: { en: 'Tokyo' }, summary: null }],
  'navigator-answers': [
    { id: 4, slug: 'germany-fines', ...published, jurisdiction: 5, question: 6 },
    { id: 9, slug: 'france-fines', ...published, jurisdiction: 10, question: 6 },
  ],
  'navigator-jurisdictions': [
    { id: 5, slug: 'germany', title: { en: 'Germany' }, service: 7, region: 8 },
    { id: 10, slug: 'france', title: { en: 'France' }, service: 7, region: 99 },
  ],
  'navigator-questions': [{ id: 6, slug: 'fines', title: { en: 'Fines' } }],
  'navigator-services': [
    { id: 7, slug: 'employment', product: { feature: 'navigator.employment' } },
  ],
  'navigator-regions': [{ id: 8, slug: 'europe', service: 7 }],
}

const req = (locale: string) =>
  stub<PayloadRequest>({
    locale,
    context: {},
    payload: {
      db: {
        find: async (query: { collection: string; where: { id: { in: number[] } } }) => ({
          docs: (stored[query.collection] ?? []).filter(({ id }) => query.where.id.in.includes(id)),
        }),
      },
    },
  })

describe('getFavouriteDocument', () => {
  test.each<[string, number, string, string | null, string | null, string | null]>([
    ['article', 1, 'fr-fr', 'Une étude', '/publications/1/a-study', 'insights.studies'],
    ['office', 3, 'fr-fr', 'Tokyo', '/offices/tokyo', null],
    [
      'navigator_answer',
      4,
      'en',
      'Germany: Fines',
      '/products/navigator/employment/europe/germany#fines',
      'navigator.employment',
    ],
  ])('returns the %s %d in %s', async (kind, id, locale, title, path, feature) =>
    expect(await getFavouriteDocument(kind, id, req(locale))).toMatchObject({
      title,
      path,
      feature,
    }),
  )

  test.each<[string, unknown, unknown]>([
    ['a draft', 'article', 2],
    ['a missing document', 'article', 99],
    ['an answer without an address', 'navigator_answer', 9],
    ['an unknown type', 'deal', 1],
    ['an invalid id', 'article', '1'],
    ['an id out of range', 'article', 2 ** 31],
  ])('is null for %s', async (_, kind, id) =>
    expect(await getFavouriteDocument(kind, id, req('en'))).toBeNull(),
  )
})
