import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { TaskConfig } from 'payload'
import { env } from '../env'
import { getFirmName, siteHost } from '../model/firm'
import type { Mail } from '../payload-types'
import { createSmtpTransport } from './smtp-transport'

/** With doubling pauses from one minute on, the last attempt is after 68 hours. */
const retries = 12

/**
 * Sends a mail that waits. After the last attempt it is marked as failed; its job stays as failed,
 * too. The error of the server may name a person, so that it is stored with the mail only.
 */
export const sendMailTask: TaskConfig<{ input: { mail: number }; output: object }> = {
  slug: 'sendMail',
  retries: { attempts: retries, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input, req: { payload } }) => {
    const mail = await payload.findByID({
      collection: 'mails',
      id: input.mail,
      depth: 0,
      disableErrors: true,
    })
    if (mail?.state !== 'waiting') return { output: {} }
    const attempts = (mail.attempts ?? 0) + 1
    const save = (data: Partial<Mail>) =>
      payload.update({ collection: 'mails', id: mail.id, data: { attempts, ...data } })
    try {
      await deliver(mail, await getFirmName(payload))
    } catch (cause) {
      await save({ lastError: String(cause), ...(attempts > retries ? { state: 'failed' } : {}) })
      throw new Error(`Mail ${mail.id} could not be sent.`)
    }
    await save({ state: 'sent', sentAt: new Date().toISOString(), lastError: null })
    return { output: {} }
  },
}

/** No programs answer it, such as those of people on holiday (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** One-click unsubscribe headers (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends by SMTP_URL, or writes an .eml file to the outbox folder without it; the firm signs. */
async function deliver(mail: Mail, firm: string): Promise<void> {
  const message: SendMailOptions = {
    from: env.MAIL_FROM ?? { name: firm, address: `no-reply@${siteHost}` },
    to: mail.to,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: `${mail.text}\n\n${firm}`,
    // the same for every attempt, so that mail servers can deduplicate
    messageId: `<mail-${mail.id}@${siteHost}>`,
    headers: {
      ...automatic,
      ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
    },
    ...(mail.calendar
      ? { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: mail.calendar } }
      : {}),
  }
  if (env.SMTP_URL) {
    await createSmtpTransport(env.SMTP_URL).sendMail(message)
    return
  }
  const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    message,
  )
  const file = path.join(env.CONTENT_OUTBOX_DIR, `${String(mail.id).padStart(6, '0')}.eml`)
  await mkdir(env.CONTENT_OUTBOX_DIR, { recursive: true })
  await writeFile(`${file}.part`, raw as Buffer)
  await rename(`${file}.part`, file)
}
