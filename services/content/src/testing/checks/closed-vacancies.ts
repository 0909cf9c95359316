import is from 'node:assert/strict'
import { createPublished } from '../member-fixtures'
import type { Check } from './check'

const now = new Date('2026-11-28T12:30:00Z')

export const closedVacancyChecks: Record<string, Check> = {
  'vacancies of the last days are those whose last day began within a week': async ({
    payload,
  }) => {
    const { vacanciesOfLastDays } = await import('../../search/closed-vacancies')
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
    is.deepEqual((await vacanciesOfLastDays(payload, now)).sort(), [yesterday, lastWeek].sort())
  },
}
