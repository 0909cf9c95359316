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
 * A content service that holds these mails; `before` may change a row just before it is taken, as
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
      const found = rows.filter((row) => (where ? passes(row, where.and) : row.id === id))
      for (const row of found) Object.assign(row, data)
      return { docs: found }
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

/** A round of the post office: what was sent. */
async function round(
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

describe('mail that is due', () => {
  test('is sent once, and marked', async () => {
    const rows = [mail(1), mail(2, { nextAttemptAt: at(0), attempts: null })]
    expect((await round(rows)).sent).toEqual([1, 2])
    expect(rows).toMatchObject([
      { state: 'sent', attempts: 1, sentAt: now.toISOString(), lastError: null },
      { state: 'sent', attempts: 1 },
    ])
    expect((await round(rows)).sent).toEqual([])
  })

  test.each<[string, Partial<Row>]>([
    ['is not due', { nextAttemptAt: new Date(now.getTime() + 1).toISOString() }],
    ['was sent', { state: 'sent' }],
    ['was given up', { state: 'failed' }],
  ])('is left alone when it %s', async (_, more) => {
    const rows = [mail(1, more)]
    expect(await round(rows)).toMatchObject({ sent: [], count: 0 })
    expect(rows).toEqual([mail(1, more)])
  })

  test('goes in its order, twenty a round', async () => {
    const rows = Array.from({ length: 25 }, (_, id) =>
      mail(id, { nextAttemptAt: at(-100 + (id % 2 ? 1 : 0)) }),
    )
    const { sent } = await round(rows)
    expect(sent).toHaveLength(20)
    expect(sent.slice(0, 13).every((id) => id % 2 === 0)).toBe(true)
    expect((await round(rows)).sent).toHaveLength(5)
  })

  test('may be none', async () => expect(await round([])).toMatchObject({ sent: [], count: 0 }))
})

describe('mail that cannot be sent', () => {
  test('is tried again with growing pauses, for three days, and then given up', async () => {
    const row = mail(1)
    const pauses: number[] = []
    let moment = now
    for (let tries = 0; tries < 20 && row.state === 'waiting'; tries += 1) {
      await round([row], { fails: true, moment })
      expect(row.attempts).toBe(tries + 1)
      if (row.state === 'waiting')
        pauses.push((Date.parse(row.nextAttemptAt) - moment.getTime()) / 60_000)
      moment = new Date(row.nextAttemptAt)
    }
    expect(row).toMatchObject({
      state: 'failed',
      attempts: 10,
      lastError: 'Error: The server is away',
    })
    expect(pauses).toEqual([1, 2, 5, 15, 60, 240, 720, 1440, 1440])
    expect(pauses.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2.5 * 1440)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  })

  test('holds up no other', async () => {
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
    // addresses are no matter for a log
    expect(JSON.stringify(warn.mock.calls)).not.toContain('a@b.test')
  })

  test('is sent when the server is back, and its failure forgotten', async () => {
    const rows = [mail(1, { attempts: 3, lastError: 'Error: away' })]
    await round(rows)
    expect(rows).toMatchObject([{ state: 'sent', attempts: 4, lastError: null }])
  })
})

describe('mail that another process takes', () => {
  test('is left to it', async () => {
    const rows = [mail(1)]
    expect((await round(rows, { before: (row) => void (row.nextAttemptAt = at(1)) })).sent).toEqual(
      [],
    )
    expect(rows).toMatchObject([{ state: 'waiting', attempts: 0, nextAttemptAt: at(1) }])
    const done = [mail(2)]
    expect((await round(done, { before: (row) => void (row.state = 'sent') })).sent).toEqual([])
  })

  test('is out of the others’ reach while one sends it, and in reach again when that one died', async () => {
    const rows = [mail(1)]
    const { payload } = service(rows)
    let reach: number | undefined
    await sendDue(payload, async () => void (reach = (await round(rows)).count), now)
    expect(reach).toBe(0)
    const dead = [mail(2, { nextAttemptAt: at(1) })]
    expect((await round(dead, { moment: new Date(at(1)) })).sent).toEqual([2])
  })

  test('is sent by one of two that run at the same moment', async () => {
    const rows = [mail(1), mail(2), mail(3)]
    const rounds = await Promise.all([round(rows), round(rows)])
    expect(rounds.flatMap(({ sent }) => sent).sort()).toEqual([1, 2, 3])
  })
})
