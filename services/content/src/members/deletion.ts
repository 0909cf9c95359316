import type { Payload, PayloadRequest } from 'payload'
import { env } from '../env'
import { enqueueMail } from '../mail/enqueue-mail'
import { memberTextsOf } from '../mail/member-texts'
import { readBody } from '../inbox/request-body'
import { nameOf, siteUrl } from './digest/compose'
import type { Member } from './find-or-create-member'
import { memberEndpoint } from './member-endpoint'
import { FieldError } from './parse-record'
import { canManageAccounts, deleteAccount, type Management } from './management-api'
import { readMember, writeMember } from './record'

const management: Management = {
  domain: env.identityDomain,
  token: env.managementToken,
  clientId: env.managementClientId,
  clientSecret: env.managementClientSecret,
}

/** Days in which a member may think again. */
const graceDays = 14
const dayMs = 86_400_000

/**
 * `POST /api/member/deletion` with `{"confirm": true}`: everything goes after 14 days. Asked again,
 * the first day stays.
 */
export const requestDeletionEndpoint = memberEndpoint(
  'post',
  '/member/deletion',
  async (req, member) => {
    const body = await readBody(req)
    const [unknown] = Object.keys(body).filter((name) => name !== 'confirm')
    if (unknown !== undefined) throw new FieldError(unknown.slice(0, 60))
    if (body.confirm !== true) throw new FieldError('confirm')
    const stored = await readMember(req, member.id)
    if (stored.deleteAfter)
      return Response.json({ deleteAfter: stored.deleteAfter }, { status: 202 })
    const deleteAfter = new Date(Date.now() + graceDays * dayMs).toISOString()
    await writeMember(req, member.id, { deleteAfter })
    await tellDeletion(req, stored, deleteAfter)
    return Response.json({ deleteAfter }, { status: 202 })
  },
)

/** `DELETE /api/member/deletion`: the member stays. */
export const cancelDeletionEndpoint = memberEndpoint(
  'delete',
  '/member/deletion',
  async (req, member) => {
    await writeMember(req, member.id, { deleteAfter: null })
    return Response.json({ deleteAfter: null })
  },
)

async function tellDeletion(
  req: PayloadRequest,
  member: Member,
  deleteAfter: string,
): Promise<void> {
  if (!member.email || !member.emailVerified) return
  const language = member.details?.language ?? 'en'
  const texts = memberTextsOf(language).deletion
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: member.details?.timeZone || 'Europe/London',
  }).format(new Date(deleteAfter))
  await enqueueMail(req, {
    to: member.email,
    member: member.id,
    subject: texts.subject,
    text: texts.text({
      name: nameOf(member),
      day,
      url: siteUrl(language, '/dashboard/profile/security'),
    }),
  })
}

/**
 * Removes every member whose grace period is over, with all that is theirs, and their account at
 * the identity provider where that can be done from here. While the provider does not take it the
 * member waits for the next run.
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
  let removed = 0
  for (const { id, subject } of docs) {
    try {
      if (canManageAccounts(management)) await deleteAccount(subject, management)
      await payload.delete({ collection: 'members', id, depth: 0, overrideAccess: true })
      removed += 1
    } catch (cause) {
      payload.logger.error({ member: id, cause }, 'A member could not be removed')
    }
  }
  return removed
}
