import { startContentService } from '../testing/content-service'
import { createPublished } from '../testing/sample-content'
import { vacanciesOfLastDays } from './closed-vacancies'

const { payload } = await startContentService()

const now = new Date('2026-11-28T12:30:00Z')

test('vacancies of the last days are those whose last day began within a week', async () => {
  const create = (closesOn: string | null, kind = 'vacancy') =>
    createPublished(payload, 'careers-pages', {
      title: `Checked ${crypto.randomUUID()}`,
      summary: 's',
      kind,
      vacancy: { closesOn },
    })
  const yesterday = await create('2026-11-27T00:00:00.000Z')
  const lastWeek = await create('2026-11-22T00:00:00.000Z')
  await create('2026-11-18T00:00:00.000Z')
  await create('2026-11-29T00:00:00.000Z')
  await create(null)
  await create('2026-11-27T00:00:00.000Z', 'page')
  expect((await vacanciesOfLastDays(payload, now)).sort()).toStrictEqual(
    [yesterday, lastWeek].sort(),
  )
})
