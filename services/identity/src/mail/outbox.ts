import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env'
import type { createFirm } from '../firm'
import { randomToken } from '../security/secrets'

export type Mail = { to: string; subject: string; text: string }

/** Sends mail by SMTP_URL, signed by the firm; without it, and for text messages always, writes files to a folder. */
export function createOutbox({
  smtpUrl,
  outboxDir,
  mailFrom,
  siteUrl,
  firm,
}: Pick<Env, 'smtpUrl' | 'outboxDir' | 'mailFrom' | 'siteUrl'> & {
  firm: ReturnType<typeof createFirm>
}) {
  let last = 0

  const write = async (extension: string, content: string | Buffer): Promise<void> => {
    last = Math.max(Date.now(), last + 1) // file names sort by time of sending
    const file = path.join(outboxDir, `${last}-${randomToken(4)}.${extension}`)
    await mkdir(outboxDir, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.part`, content, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }

  const sendMail = async (mail: Mail): Promise<void> => {
    // no programs answer it, such as those of people on holiday (RFC 3834)
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const { name } = await firm.get()
    const from = mailFrom || { name, address: `no-reply@${new URL(siteUrl).hostname}` }
    const message = { from, headers, ...mail, text: `${mail.text}\n\n${name}\n` }
    if (smtpUrl) {
      await createTransport(smtpUrl).sendMail(message)
      return
    }
    const { message: raw } = await createTransport({
      streamTransport: true,
      buffer: true,
    }).sendMail(message)
    await write('eml', raw as Buffer)
  }

  /** Not awaited by request handlers: the duration would reveal whether an address is known. */
  const inBackground = (sending: Promise<void>): void =>
    void sending.catch((cause: unknown) =>
      console.error(
        `A message could not be sent: ${cause instanceof Error ? cause.name : 'error'}`,
      ),
    )

  return {
    sendMail: (mail: Mail): void => inBackground(sendMail(mail)),
    sendText: (to: string, text: string): void =>
      inBackground(write('txt', `To: ${to}\n\n${text}\n`)),
  }
}
