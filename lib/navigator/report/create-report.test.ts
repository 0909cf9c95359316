import { inRequest, requestAge, requestId } from '@law-firm/runtime/observability/request.mjs'
import { prepareReport } from './create-report'

const reads: unknown[] = []

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))
jest.mock('@/lib/content/navigator/get-report', () => ({
  planReport: async () => ({
    choices: { wrong: [], language: 'en' },
    places: [{ slug: 'france', title: 'France' }],
    questions: [{ slug: 'consent', title: 'Consent', topic: 'Basics' }],
  }),
  getReportHead: async () => ({}),
  readReport: () => [],
}))
jest.mock('./draw-csv', () => ({
  drawCsv: async () => {
    reads.push({ id: requestId(), age: requestAge() })
    return 'a,b'
  },
}))
jest.mock('./choices', () => ({ reportFileName: () => 'report.csv' }))

test('a report is read in the background of the request that began it, also after others', async () => {
  const create = (id: string) =>
    inRequest(
      id,
      async () => {
        const report = await prepareReport(
          'data-protection',
          'csv',
          { region: null } as never, // cast: the plan is mocked
          { reader: {} as never, visitor: '192.0.2.7' },
        )
        if ('refused' in report) throw new Error(report.refused)
        return report.create()
      },
      60_000,
    )
  const files = await Promise.all(['one', 'two', 'three'].map(create))
  expect(reads).toEqual(['one', 'two', 'three'].map((id) => ({ id, age: null })))
  await Promise.all(files.map((file) => file.remove()))
})
