import type { Payload, PayloadRequest } from 'payload'
import { env } from '../env'
import { enqueueMail } from '../mail/enqueue-mail'
import { getMemberTexts } from '../mail/member-texts'
import { readBody } from '../inbox/request-body'
import { toName, siteUrl } from './digest/compose'
import type { Member } from './find-or-create-member'
import { memberEndpoint } from './member-endpoint'
import { FieldError } from './parse-record'
import { canManageAccounts, deleteAccount, type Management } from './management-api'
import { readMember, writeMember } from './record'
import { firmTimeZone } from '../model/firm-time-zone'

const management: Management = {
  domain: env.AUTH0_DOMAIN,
  token: env.AUTH0_MANAGEMENT_TOKEN,
  clientId: env.AUTH0_MANAGEMENT_CLIENT_ID,
  clientSecret: env.AUTH0_MANAGEMENT_CLIENT_SECRET,
}

/** Days until a requested deletion is carried out. */
const graceDays = 14
const dayMs = 86_400_000

/**
 * `POST /api/member/deletion` with `{"confirm": true}`: schedules the deletion in 14 days. A
 * repeated request does not move the date.
 */
export const requestDeletionEndpoint = memberEndpoint(
  'post',
  '/member/deletion',
  async (req, member) => {
    const body = await readBody(req)
    const [unknownField] = Object.keys(body).filter((name) => name !== 'confirm')
    if (unknownField !== undefined) throw new FieldError(unknownField.slice(0, 60))
    if (body.confirm !== true) throw new FieldError('confirm')
    const stored = await readMember(req, member.id)
    if (stored.deleteAfter)
      return Response.json({ deleteAfter: stored.deleteAfter }, { status: 202 })
    const deleteAfter = new Date(Date.now() + graceDays * dayMs).toISOString()
    await writeMember(req, member.id, { deleteAfter })
    await sendDeletionMail(req, stored, deleteAfter)
    return Response.json({ deleteAfter }, { status: 202 })
  },
)

/** `DELETE /api/member/deletion`: cancels the deletion. */
export const cancelDeletionEndpoint = memberEndpoint(
  'delete',
  '/member/deletion',
  async (req, member) => {
    await writeMember(req, member.id, { deleteAfter: null })
    return Response.json({ deleteAfter: null })
  },
)

async function sendDeletionMail(
  req: PayloadRequest,
  member: Member,
  deleteAfter: string,
): Promise<void> {
  if (!member.email || !member.emailVerified) return
  const language = member.details?.language ?? 'en'
  const texts = getMemberTexts(language).deletion
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: member.details?.timeZone || firmTimeZone,
  }).format(new Date(deleteAfter))
  await enqueueMail(req, {
    to: member.email,
    member: member.id,
    subject: texts.subject,
    text: texts.text({
      name: toName(member),
      day,
      url: siteUrl(language, '/dashboard/profile/security'),
    }),
  })
}

/**
 * Deletes members whose grace period has ended, and their account at the identity provider when
 * credentials are configured. When the provider fails, the member is retried on the next run.
 */
export async function deleteExpiredMembers(payload: Payload, now = new Date()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'members',
    where: { deleteAfter: { less_than_equal: now.toISOString() } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  let deleted = 0
  for (const { id, subject } of docs) {
    try {
      if (canManageAccounts(management)) await deleteAccount(subject, management)
      await payload.delete({ collection: 'members', id, depth: 0, overrideAccess: true })
      deleted += 1
    } catch (cause) {
      payload.logger.error({ member: id, cause }, 'A member could not be removed')
    }
  }
  return deleted
}
