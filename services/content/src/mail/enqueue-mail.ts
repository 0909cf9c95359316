import { ValidationError, type PayloadRequest } from 'payload'

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  calendar?: string
  /** Unique key of a mail that must not be queued twice. */
  reference?: string
  member?: number
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribeUrl?: string
  /** Whether the text of the mail is hidden in the admin panel. */
  confidential?: boolean
}

/**
 * Stores a mail, which queues its job.
 *
 * @returns false when a mail with the same reference exists
 */
export async function enqueueMail(req: PayloadRequest, mail: Mail): Promise<boolean> {
  try {
    await req.payload.create({
      collection: 'mails',
      data: { ...mail, state: 'waiting' },
      req,
      overrideAccess: true,
    })
    return true
  } catch (cause) {
    const existing =
      mail.reference && cause instanceof ValidationError
        ? await req.payload.count({
            collection: 'mails',
            where: { reference: { equals: mail.reference } },
            overrideAccess: true,
          })
        : null
    if (!existing?.totalDocs) throw cause
    return false
  }
}
