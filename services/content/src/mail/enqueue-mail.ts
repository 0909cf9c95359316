import { ValidationError, type PayloadRequest } from 'payload'

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  calendar?: string
  /** What it is about, where it must not be written twice. */
  reference?: string
  member?: number
  /** Takes a POST that stops mails like this one (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Stores a mail; the post office of this service sends it, and tries again while it cannot
 * (`mail-queue.ts`).
 *
 * @returns false where one of the same reference is stored already
 */
export async function enqueueMail(req: PayloadRequest, mail: Mail): Promise<boolean> {
  try {
    await req.payload.create({
      collection: 'mails',
      data: {
        ...mail,
        state: 'waiting',
        attempts: 0,
        nextAttemptAt: new Date().toISOString(),
      },
      req,
      overrideAccess: true,
    })
    return true
  } catch (cause) {
    const stored =
      mail.reference && cause instanceof ValidationError
        ? await req.payload.count({
            collection: 'mails',
            where: { reference: { equals: mail.reference } },
            overrideAccess: true,
          })
        : null
    if (!stored?.totalDocs) throw cause
    return false
  }
}
