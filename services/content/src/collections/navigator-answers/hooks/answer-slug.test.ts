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

describe('the address of an answer', () => {
  const name = (value: unknown, data: unknown) =>
    setAnswerSlug(stub<Parameters<typeof setAnswerSlug>[0]>({ value, data, req: request() }))
  test('never tells the short title', async () =>
    expect(await name(undefined, { title: '72 hours', jurisdiction: 1, question: 7 })).toBe(
      'germany-breach-deadline',
    ))
  test('stays as an editor wrote it', async () =>
    expect(await name('own', { jurisdiction: 1, question: 7 })).toBe('own'))
  test('waits for jurisdiction and question', async () =>
    expect(await name(undefined, { title: '72 hours', jurisdiction: 1 })).toBeUndefined())
})

describe('an answer', () => {
  const ask = (question: unknown, jurisdiction: unknown, taken = 0) =>
    validateQuestion(question, { data: { jurisdiction }, req: request(taken) })
  test('belongs to the service of its question', async () => expect(await ask(7, 1)).toBe(true))
  test('is refused for a question of another service', async () =>
    expect(await ask(8, 1)).toMatch(/another service/))
  test('is refused where there is one', async () => expect(await ask(7, 1, 1)).toMatch(/already/))
  test.each([undefined, null, 'seven'])('needs a question: %j', async (question) =>
    expect(await ask(question, 1)).toMatch(/needed/),
  )
})

describe('a region', () => {
  const ask = (region: unknown, service: unknown, needed = true) =>
    validateRegion(region, { data: { service }, req: request() }, needed)
  test('is of the same service', async () => expect(await ask(3, 1)).toBe(true))
  test('of another service is refused', async () =>
    expect(await ask(3, 2)).toMatch(/another service/))
  test('may be left out of a note only', async () => {
    expect(await ask(null, 1)).toMatch(/needed/)
    expect(await ask(null, 1, false)).toBe(true)
  })
})
