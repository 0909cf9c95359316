import type { PayloadRequest, TaskHandler } from 'payload'
import { stub } from '../testing/stub'

const sendMail = jest.fn()
jest.mock('./smtp-transport', () => ({ createSmtpTransport: () => ({ sendMail }) }))

type Send = (args: { input: { mail: number }; req: PayloadRequest }) => Promise<{ output: object }>
let task: typeof import('./send-mail').sendMailTask
let send: Send

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
    SMTP_URL: 'smtp://mail.test',
  })
  ;({ sendMailTask: task } = await import('./send-mail'))
  send = task.handler as TaskHandler<never> as unknown as Send
})
beforeEach(() => sendMail.mockReset().mockResolvedValue({}))

type Row = { id: number; state: string; attempts?: number; lastError?: string | null }

const mail = (more: Partial<Row> = {}): Row & { to: string; subject: string; text: string } => ({
  id: 7,
  to: 'a@b.test',
  subject: 'S',
  text: 'A text.',
  state: 'waiting',
  ...more,
})

const settings: { firmName?: string; _status: string } = {
  firmName: 'Harcourt Vale',
  _status: 'published',
}

/** A request on a content service that has this mail, or none. */
const requestWith = (row: Row | null) =>
  stub<PayloadRequest>({
    payload: {
      findByID: async () => row && { ...row },
      findGlobal: async () => settings,
      update: async ({ data }: { data: object }) => Object.assign(row ?? {}, data),
    },
  })

test('sends a mail, marks it as sent, and clears the error of an earlier attempt', async () => {
  const row = mail({ attempts: 3, lastError: 'Error: away' })
  await send({ input: { mail: 7 }, req: requestWith(row) })
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({
      to: 'a@b.test',
      from: { name: 'Harcourt Vale', address: 'no-reply@www.site.test' },
      text: 'A text.\n\nHarcourt Vale',
      messageId: '<mail-7@www.site.test>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    }),
  )
  expect(row).toMatchObject({ state: 'sent', attempts: 4, lastError: null })
  expect(row).toHaveProperty('sentAt')
})

test.each(['draft', undefined])(
  'is signed with the host before settings are published',
  async (status) => {
    const before = { ...settings }
    Object.assign(settings, status ? { _status: status } : { firmName: undefined })
    await send({ input: { mail: 7 }, req: requestWith(mail()) })
    expect(sendMail).toHaveBeenCalledWith(
      expect.objectContaining({
        from: { name: 'www.site.test', address: 'no-reply@www.site.test' },
        text: 'A text.\n\nwww.site.test',
      }),
    )
    Object.assign(settings, before)
  },
)

test.each<[string, Row | null]>([
  ['was sent', mail({ state: 'sent' })],
  ['failed for good', mail({ state: 'failed' })],
  ['was deleted with its member', null],
])('sends no mail that %s', async (_, row) => {
  await send({ input: { mail: 7 }, req: requestWith(row) })
  expect(sendMail).not.toHaveBeenCalled()
})

test('stores the error with the mail, and names no address in the one of the job', async () => {
  sendMail.mockRejectedValue(new Error('550 a@b.test is unknown'))
  const row = mail()
  await expect(send({ input: { mail: 7 }, req: requestWith(row) })).rejects.toThrow(
    /^Mail 7 could not be sent\.$/,
  )
  expect(row).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: 'Error: 550 a@b.test is unknown',
  })
})

test('marks a mail as failed when its job is not retried any more, after about three days', async () => {
  sendMail.mockRejectedValue(new Error('away'))
  const row = mail()
  const { attempts, backoff } = task.retries as {
    attempts: number
    backoff: { type: string; delay: number }
  }
  for (let retry = 0; retry < attempts; retry += 1) {
    await expect(send({ input: { mail: 7 }, req: requestWith(row) })).rejects.toThrow()
    expect(row.state).toBe('waiting')
  }
  await expect(send({ input: { mail: 7 }, req: requestWith(row) })).rejects.toThrow()
  expect(row.state).toBe('failed')
  expect(backoff.type).toBe('exponential')
  const hours = ((2 ** attempts - 1) * backoff.delay) / 3_600_000
  expect(hours).toBeGreaterThan(60)
  expect(hours).toBeLessThan(80)
})
