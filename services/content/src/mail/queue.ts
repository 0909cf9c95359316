import type { PayloadRequest } from 'payload'

export type Mail = { to: string; replyTo?: string; subject: string; text: string; calendar?: string }

/** Stores a mail; the post office of this service sends it, and tries again while it cannot (`post-office.ts`). */
export async function enqueueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  await req.payload.create({ collection: 'mails', data: { ...mail, state: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() } as never, req, overrideAccess: true })
}
