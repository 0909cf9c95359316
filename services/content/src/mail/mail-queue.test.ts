import type { Payload } from 'payload'
import { stub } from '../testing/stub'
let sendDue: typeof import('./mail-queue').sendDue

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  ;({ sendDue } = await import('./mail-queue'))
})

type Row = {
  id: number
  to: string
  subject: string
  text: string
  state: string
  attempts: number | null
  nextAttemptAt: string
  sentAt?: string
  lastError?: string | null
}
type Condition = Record<string, { equals?: unknown; less_than_equal?: string }>

const passes = (row: Row, conditions: Condition[]): boolean =>
  conditions.every((condition) =>
    Object.entries(condition).every(([name, { equals, less_than_equal: until }]) =>
      until ? String(row[name as 'id']) <= until : row[name as 'id'] === equals,
    ),
  )

/**
 * A content service with these mails; `before` may change a row just before it is claimed, as
 * another process would.
 */
function service(rows: Row[], before: (row: Row) => void = () => undefined) {
  const warn = jest.fn()
  const payload = {
    logger: { warn },
    find: async ({ where, limit }: { where: { and: Condition[] }; limit: number }) => ({
      docs: rows
        .filter((row) => passes(row, where.and))
        .sort((a, b) => a.nextAttemptAt.localeCompare(b.nextAttemptAt))
        .slice(0, limit)
        .map((row) => ({ ...row })),
    }),
    update: async ({
      id,
      where,
      data,
    }: {
      id?: number
      where?: { and: Condition[] }
      data: object
    }) => {
      if (where) rows.forEach(before)
      const matches = rows.filter((row) => (where ? passes(row, where.and) : row.id === id))
      for (const row of matches) Object.assign(row, data)
      return { docs: matches }
    },
  }
  return { payload: stub<Payload>(payload), warn }
}

const now = new Date('2026-11-21T12:00:00.000Z')
const at = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString()
const mail = (id: number, more: Partial<Row> = {}): Row => ({
  id,
  to: 'a@b.test',
  subject: 'S',
  text: 'T',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: at(-1),
  ...more,
})

/** Runs `sendDue` once and returns the sent ids. */
async function runQueue(
  rows: Row[],
  {
    fails = false,
    before,
    moment = now,
  }: { fails?: boolean; before?: (row: Row) => void; moment?: Date } = {},
) {
  const sent: number[] = []
  const { payload, warn } = service(rows, before)
  const count = await sendDue(
    payload,
    async ({ id }) => {
      if (fails) throw new Error('The server is away')
      sent.push(id)
    },
    moment,
  )
  return { sent, count, warn }
}

describe('due mail', () => {
  test('is sent once and marked as sent', async () => {
    const rows = [mail(1), mail(2, { nextAttemptAt: at(0), attempts: null })]
    expect((await runQueue(rows)).sent).toEqual([1, 2])
    expect(rows).toMatchObject([
      { state: 'sent', attempts: 1, sentAt: now.toISOString(), lastError: null },
      { state: 'sent', attempts: 1 },
    ])
    expect((await runQueue(rows)).sent).toEqual([])
  })

  test.each<[string, Partial<Row>]>([
    ['is not due', { nextAttemptAt: new Date(now.getTime() + 1).toISOString() }],
    ['was sent', { state: 'sent' }],
    ['has failed for good', { state: 'failed' }],
  ])('is skipped when it %s', async (_, more) => {
    const rows = [mail(1, more)]
    expect(await runQueue(rows)).toMatchObject({ sent: [], count: 0 })
    expect(rows).toEqual([mail(1, more)])
  })

  test('is sent in order of its due date, twenty per run', async () => {
    const rows = Array.from({ length: 25 }, (_, id) =>
      mail(id, { nextAttemptAt: at(-100 + (id % 2 ? 1 : 0)) }),
    )
    const { sent } = await runQueue(rows)
    expect(sent).toHaveLength(20)
    expect(sent.slice(0, 13).every((id) => id % 2 === 0)).toBe(true)
    expect((await runQueue(rows)).sent).toHaveLength(5)
  })

  test('may be empty', async () => expect(await runQueue([])).toMatchObject({ sent: [], count: 0 }))
})

describe('mail that fails', () => {
  test('is retried with increasing delays for three days, then marked as failed', async () => {
    const row = mail(1)
    const delays: number[] = []
    let moment = now
    for (let tries = 0; tries < 20 && row.state === 'waiting'; tries += 1) {
      await runQueue([row], { fails: true, moment })
      expect(row.attempts).toBe(tries + 1)
      if (row.state === 'waiting')
        delays.push((Date.parse(row.nextAttemptAt) - moment.getTime()) / 60_000)
      moment = new Date(row.nextAttemptAt)
    }
    expect(row).toMatchObject({
      state: 'failed',
      attempts: 10,
      lastError: 'Error: The server is away',
    })
    expect(delays).toEqual([1, 2, 5, 15, 60, 240, 720, 1440, 1440])
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(2.5 * 1440)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
  })

  test('does not block other mail', async () => {
    const rows = [mail(1), mail(2)]
    const { payload, warn } = service(rows)
    await sendDue(
      payload,
      async ({ id }) => {
        if (id === 1) throw new Error('No such address')
      },
      now,
    )
    expect(rows).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'Error: No such address' },
      { state: 'sent' },
    ])
    expect(warn).toHaveBeenCalledTimes(1)
    // logs contain no addresses
    expect(JSON.stringify(warn.mock.calls)).not.toContain('a@b.test')
  })

  test('is sent once the server is back, and its error is cleared', async () => {
    const rows = [mail(1, { attempts: 3, lastError: 'Error: away' })]
    await runQueue(rows)
    expect(rows).toMatchObject([{ state: 'sent', attempts: 4, lastError: null }])
  })
})

describe('concurrent processes', () => {
  test('skip mail that another process has claimed', async () => {
    const rows = [mail(1)]
    expect(
      (await runQueue(rows, { before: (row) => void (row.nextAttemptAt = at(1)) })).sent,
    ).toEqual([])
    expect(rows).toMatchObject([{ state: 'waiting', attempts: 0, nextAttemptAt: at(1) }])
    const done = [mail(2)]
    expect((await runQueue(done, { before: (row) => void (row.state = 'sent') })).sent).toEqual([])
  })

  test('cannot claim mail that is being sent, and can once the claim has expired', async () => {
    const rows = [mail(1)]
    const { payload } = service(rows)
    let claimable: number | undefined
    await sendDue(payload, async () => void (claimable = (await runQueue(rows)).count), now)
    expect(claimable).toBe(0)
    const abandoned = [mail(2, { nextAttemptAt: at(1) })]
    expect((await runQueue(abandoned, { moment: new Date(at(1)) })).sent).toEqual([2])
  })

  test('send each mail once', async () => {
    const rows = [mail(1), mail(2), mail(3)]
    const rounds = await Promise.all([runQueue(rows), runQueue(rows)])
    expect(rounds.flatMap(({ sent }) => sent).sort()).toEqual([1, 2, 3])
  })
})
