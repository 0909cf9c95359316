import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import { env } from '../env'
import type { Mail } from '../payload-types'

type StoredMail = Pick<
  Mail,
  'id' | 'to' | 'replyTo' | 'subject' | 'text' | 'calendar' | 'unsubscribeUrl' | 'attempts'
>

/**
 * Pauses after a failure, in minutes: three days in all, then the mail is marked as failed and
 * stays in the list.
 */
const pauses = [1, 2, 5, 15, 60, 240, 720, 1440, 1440]
const roundMs = 2_000

let open = false

/** Sends stored mail in rounds, for as long as the service runs. */
export function startMailQueue(payload: Payload): void {
  if (open) return
  open = true
  const round = async () => {
    try {
      await sendDue(payload)
    } catch (cause) {
      payload.logger.warn({ cause: String(cause) }, 'A round of mail failed')
    }
    setTimeout(round, roundMs).unref()
  }
  void round()
}

/**
 * Sends every mail that is due. One that this process takes is out of the others' reach for a
 * minute.
 */
export async function sendDue(payload: Payload, send = deliver, now = new Date()): Promise<number> {
  const due = await payload.find({
    collection: 'mails',
    where: {
      and: [
        { state: { equals: 'waiting' } },
        { nextAttemptAt: { less_than_equal: now.toISOString() } },
      ],
    },
    sort: 'nextAttemptAt',
    limit: 20,
    depth: 0,
    overrideAccess: true,
  })
  for (const mail of due.docs) {
    const taken = await payload.update({
      collection: 'mails',
      where: {
        and: [
          { id: { equals: mail.id } },
          { state: { equals: 'waiting' } },
          { nextAttemptAt: { equals: mail.nextAttemptAt } },
        ],
      },
      data: { nextAttemptAt: new Date(now.getTime() + 60_000).toISOString() },
      overrideAccess: true,
    })
    if (taken.docs.length > 0) await attempt(payload, mail, send, now)
  }
  return due.docs.length
}

async function attempt(
  payload: Payload,
  mail: StoredMail,
  send: (mail: StoredMail) => Promise<void>,
  now: Date,
): Promise<void> {
  const save = (data: Partial<Mail>) =>
    payload.update({ collection: 'mails', id: mail.id, data, overrideAccess: true })
  const attempts = (mail.attempts ?? 0) + 1
  try {
    await send(mail)
    await save({ state: 'sent', attempts, sentAt: now.toISOString(), lastError: null })
  } catch (cause) {
    const pause = pauses[attempts - 1]
    payload.logger.warn({ mail: mail.id, attempts }, 'A mail could not be sent')
    await save({
      attempts,
      lastError: String(cause),
      ...(pause
        ? { nextAttemptAt: new Date(now.getTime() + pause * 60_000).toISOString() }
        : { state: 'failed' }),
    })
  }
}

/** What lets a mail program stop mails like this one by one click (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * By the mail server of SMTP_URL; without one, into a folder of files that a mail program opens.
 */
async function deliver(mail: StoredMail): Promise<void> {
  const message: SendMailOptions = {
    from: env.mailFrom,
    to: mail.to,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    // the same at every attempt, so that a repeated one is known
    messageId: `<mail-${mail.id}@${new URL(env.siteUrl).hostname}>`,
    ...(mail.unsubscribeUrl ? { headers: unsubscribeHeaders(mail.unsubscribeUrl) } : {}),
    ...(mail.calendar
      ? { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: mail.calendar } }
      : {}),
  }
  if (env.smtpUrl) {
    // nodemailer takes a second argument for defaults of messages, hence the cast: these have no
    // effect.
    await createTransport(env.smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as never).sendMail(message)
    return
  }
  const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    message,
  )
  const file = path.join(env.outboxDir, `${String(mail.id).padStart(6, '0')}.eml`)
  await mkdir(env.outboxDir, { recursive: true })
  await writeFile(`${file}.part`, raw as Buffer)
  await rename(`${file}.part`, file)
}
