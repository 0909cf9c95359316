import type { PayloadRequest, Where } from 'payload'
import { listMemberDocuments, type MemberDocumentSlug } from './follows'
import { listRegistrations } from './member-events'
import { memberEndpoint, setLocale } from './member-endpoint'
import { verifiedEmail, type AuthenticatedMember } from './verified-email'
import { readMember, toRecord } from './record'

/** `GET /api/member/export`: all data stored about the member, as one JSON file. */
export const exportEndpoint = memberEndpoint('get', '/member/export', async (req, member) => {
  setLocale(req)
  const day = new Date().toISOString().slice(0, 10)
  return new Response(JSON.stringify(await exportOf(req, member), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="account-data-${day}.json"`,
    },
  })
})

async function exportOf(req: PayloadRequest, member: AuthenticatedMember) {
  const stored = await readMember(req, member.id)
  const documentsOf = async (collection: MemberDocumentSlug) =>
    (await listMemberDocuments(req, collection, member.id)).map(withoutInternalFields)
  const [favourites, folders, alerts, reports, consents, requests] = await Promise.all([
    documentsOf('favourites'),
    documentsOf('favourite-folders'),
    documentsOf('alert-subscriptions'),
    documentsOf('navigator-reports'),
    documentsOf('consents'),
    documentsOf('product-requests'),
  ])
  return {
    exportedAt: new Date().toISOString(),
    member: { ...toRecord(stored), createdAt: stored.createdAt ?? null },
    favourites,
    folders,
    alerts,
    navigatorReports: reports,
    consents,
    productRequests: requests,
    registrations: (await listRegistrations(req, member)).map(
      ({ event, name, email, organisation, jobTitle, needs, state, language, createdAt }) => ({
        event,
        name,
        email,
        organisation,
        jobTitle,
        needs,
        state,
        language,
        createdAt,
      }),
    ),
    mails: await mailsOf(req, member),
    messages: await getMessages(req, member),
  }
}

/** Omits internal fields. */
const withoutInternalFields = ({
  member: _member,
  openPermission: _openPermission,
  ...rest
}: Record<string, unknown>): Record<string, unknown> => rest

/** Mails to the member, without their text. */
async function mailsOf(req: PayloadRequest, member: AuthenticatedMember): Promise<object[]> {
  const email = verifiedEmail(member)
  const where: Where = {
    or: [{ member: { equals: member.id } }, ...(email ? [{ to: { equals: email } }] : [])],
  }
  const { docs } = await req.payload.find({
    collection: 'mails',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
    select: { subject: true, to: true, state: true, sentAt: true },
  })
  return docs.map(({ subject, to, state, sentAt }) => ({
    subject,
    to,
    state,
    at: sentAt ?? null,
  }))
}

/** The member's form submissions. */
async function getMessages(req: PayloadRequest, member: AuthenticatedMember): Promise<object[]> {
  const email = verifiedEmail(member)
  if (!email) return []
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { email: { equals: email } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ form, subject, name, email: from, values, createdAt }) => ({
    form,
    subject,
    name,
    email: from,
    values,
    at: createdAt,
  }))
}
