import type { PayloadRequest } from 'payload'
import { setAnswerSlug } from './answer-slug'
import { validateQuestion, validateRegion } from '../../../navigator/validate-relations'
import { stub } from '../../../testing/stub'

const rows: Record<string, Record<string, unknown>[]> = {
  'navigator-jurisdictions': [{ id: 1, slug: 'germany', service: 1 }],
  'navigator-questions': [
    { id: 7, slug: 'breach-deadline', service: 1 },
    { id: 8, slug: 'notice-period', service: 2 },
  ],
  'navigator-regions': [{ id: 3, service: 1 }],
}
const request = (taken = 0) =>
  stub<PayloadRequest>({
    context: {},
    payload: {
      db: {
        find: async ({
          collection,
          where,
        }: {
          collection: string
          where: { id: { in: number[] } }
        }) => ({
          docs: (rows[collection] ?? []).filter((row) => where.id.in.includes(row.id as number)),
        }),
      },
      count: async () => ({ totalDocs: taken }),
    },
  })

describe('setAnswerSlug', () => {
  const slugOf = (value: unknown, data: unknown) =>
    setAnswerSlug(stub<Parameters<typeof setAnswerSlug>[0]>({ value, data, req: request() }))
  test('does not disclose the short title', async () =>
    expect(await slugOf(undefined, { title: '72 hours', jurisdiction: 1, question: 7 })).toBe(
      'germany-breach-deadline',
    ))
  test('keeps an editor’s slug', async () =>
    expect(await slugOf('custom', { jurisdiction: 1, question: 7 })).toBe('custom'))
  test('sets nothing without a jurisdiction and a question', async () =>
    expect(await slugOf(undefined, { title: '72 hours', jurisdiction: 1 })).toBeUndefined())
})

describe('validateQuestion', () => {
  const validate = (question: unknown, jurisdiction: unknown, taken = 0) =>
    validateQuestion(question, { data: { jurisdiction }, req: request(taken) })
  test('accepts a question of the jurisdiction’s service', async () =>
    expect(await validate(7, 1)).toBe(true))
  test('rejects a question of another service', async () =>
    expect(await validate(8, 1)).toMatch(/another service/))
  test('rejects a second answer to a question', async () =>
    expect(await validate(7, 1, 1)).toMatch(/already/))
  test.each([undefined, null, 'seven'])('requires a question: %j', async (question) =>
    expect(await validate(question, 1)).toMatch(/needed/),
  )
})

describe('validateRegion', () => {
  const validate = (region: unknown, service: unknown, needed = true) =>
    validateRegion(region, { data: { service }, req: request() }, needed)
  test('accepts a region of the same service', async () => expect(await validate(3, 1)).toBe(true))
  test('rejects a region of another service', async () =>
    expect(await validate(3, 2)).toMatch(/another service/))
  test('is optional for topic notes only', async () => {
    expect(await validate(null, 1)).toMatch(/needed/)
    expect(await validate(null, 1, false)).toBe(true)
  })
})
