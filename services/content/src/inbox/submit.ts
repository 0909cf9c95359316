import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isFormsKey } from '../access/rules'
import { enqueueMail } from '../mail/enqueue-mail'
import { toTexts } from '../mail/visitor-texts'
import type { Submission } from '../payload-types'
import { inTurn } from './in-turn'
import { readBody, oneLine, readTexts, type Shape } from './request-body'

const shape: Shape = { form: 60, subject: 200, name: 200, email: 254, language: 10, key: 100 }

/**
 * `POST /api/forms/submissions`, with the site's forms key: stores a submission and queues its
 * mails, once for each `key`. The body: `key`, `form`, `subject`, `name`, `email`, `language`,
 * `verified`, and `values` as a list of `{label, value}`. 201 with the id; 400 names the invalid
 * field; 401 without the site's key.
 */
export const submitEndpoint: Endpoint = {
  path: '/forms/submissions',
  method: 'post',
  handler: async (req) => {
    if (!isFormsKey(req)) throw new APIError('The key of the forms is needed.', 401)
    const body = await readBody(req)
    const fields = readTexts(body, shape)
    const { form, key } = fields
    if (!form || !key) throw new APIError('form and key are needed.', 400)
    const values = Array.isArray(body.values)
      ? body.values
          .slice(0, 40)
          .map((value) =>
            readTexts(value as Record<string, unknown>, { label: 200, value: 20_000 }),
          )
      : []
    const data = {
      ...fields,
      form,
      values,
      state: body.verified === true ? ('new' as const) : ('held' as const),
      recipient: await recipientOf(req, form, fields.subject),
    }
    const doc = await inTurn(key, () => storeSubmission(req, data))
    return Response.json({ id: doc.id }, { status: 201 })
  },
}

type Data = Omit<Submission, 'id' | 'createdAt' | 'updatedAt' | 'values'> & {
  values: { label?: string; value?: string }[]
}

/** Stores a submission; one with the same key is completed, if its process was killed. */
async function storeSubmission(req: PayloadRequest, data: Data): Promise<Submission> {
  const options = { collection: 'submissions', req, overrideAccess: true } as const
  const stored = await req.payload.create({ ...options, data })
  // on SQLite, which has no transactions here, a row may be without its values
  const doc =
    stored.values?.length === data.values.length
      ? stored
      : await req.payload.update({ ...options, id: stored.id, data: { values: data.values } })
  if (doc.state === 'new') await mailSubmission(req, doc)
  return doc
}

/**
 * The recipient: that of the contact page named by the subject, else of the office, else of the
 * firm.
 */
async function recipientOf(req: PayloadRequest, form: string, subject = ''): Promise<string> {
  const { payload } = req
  if (form === 'contact' && subject) {
    const pages = await payload.find({
      collection: 'marketing-pages',
      where: { and: [{ area: { equals: 'contact-us' } }, { slug: { equals: subject } }] },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
    const offices = await payload.find({
      collection: 'offices',
      where: { slug: { equals: subject } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
    const recipient = pages.docs[0]?.recipient ?? offices.docs[0]?.email
    if (recipient) return recipient
  }
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return String(settings.email ?? '')
}

/**
 * Queues the mail to the firm with all values, and the confirmation without them: its address is
 * unverified. Each is queued once, however often this is called.
 */
export async function mailSubmission(req: PayloadRequest, submission: Submission): Promise<void> {
  const reference = `${submission.form}-${submission.id}`
  const key = submission.key ?? reference
  if (submission.recipient) {
    const lines = (submission.values ?? []).map(({ label, value }) => `${label}:\n${value}\n`)
    await enqueueMail(req, {
      reference: `submission:${key}:firm`,
      to: submission.recipient,
      replyTo: submission.email ?? undefined,
      subject: oneLine(
        `[${reference}] ${submission.subject || submission.form}: ${submission.name ?? ''}`,
      ),
      text: lines.join('\n'),
    })
  }
  if (!submission.email) return
  const texts = toTexts(submission.language)
  await enqueueMail(req, {
    reference: `submission:${key}:sender`,
    to: submission.email,
    subject: texts.received.subject,
    text: texts.received.text({ name: submission.name ?? '', reference }),
  })
}
