import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import { env } from '../env'
import type { Mail } from '../payload-types'
import { createSmtpTransport } from './smtp-transport'

type StoredMail = Pick<
  Mail,
  'id' | 'to' | 'replyTo' | 'subject' | 'text' | 'calendar' | 'unsubscribeUrl' | 'attempts'
>

/** Delays after a failure, in minutes: three days in total, then the mail is marked as failed. */
const retryDelays = [1, 2, 5, 15, 60, 240, 720, 1440, 1440]
const pollMs = 2_000

let started = false

/** Polls for due mail while the service runs. */
export function startMailQueue(payload: Payload): void {
  if (started) return
  started = true
  const poll = async () => {
    try {
      await sendDue(payload)
    } catch (cause) {
      payload.logger.warn({ cause: String(cause) }, 'A round of mail failed')
    }
    setTimeout(poll, pollMs).unref()
  }
  void poll()
}

/**
 * Sends due mail. A mail is claimed by moving its next attempt a minute ahead, so that no other
 * process sends it.
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
    const claimed = await payload.update({
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
    if (claimed.docs.length > 0) await attempt(payload, mail, send, now)
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
    const delay = retryDelays[attempts - 1]
    payload.logger.warn({ mail: mail.id, attempts }, 'A mail could not be sent')
    await save({
      attempts,
      lastError: String(cause),
      ...(delay
        ? { nextAttemptAt: new Date(now.getTime() + delay * 60_000).toISOString() }
        : { state: 'failed' }),
    })
  }
}

/** One-click unsubscribe headers (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends by SMTP_URL, or writes an .eml file to the outbox folder without it. */
async function deliver(mail: StoredMail): Promise<void> {
  const message: SendMailOptions = {
    from: env.mailFrom,
    to: mail.to,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    // the same for every attempt, so that mail servers can deduplicate
    messageId: `<mail-${mail.id}@${new URL(env.siteUrl).hostname}>`,
    ...(mail.unsubscribeUrl ? { headers: unsubscribeHeaders(mail.unsubscribeUrl) } : {}),
    ...(mail.calendar
      ? { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: mail.calendar } }
      : {}),
  }
  if (env.smtpUrl) {
    await createSmtpTransport(env.smtpUrl).sendMail(message)
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
