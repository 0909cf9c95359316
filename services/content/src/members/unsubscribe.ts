import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '../env'
import { logConsent } from './log-consent'
import { siteUrl } from './digest/compose'
import { writeMember } from './record'
import { verifyUnsubscription, signUnsubscription, type Unsubscription } from './unsubscribe-token'

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
const malformed = () => Response.json({ error: 'invalid_token' }, { status: 400, headers })

/** The address in the List-Unsubscribe header. */
export const unsubscribeUrl = async (unsubscription: Unsubscription): Promise<string> =>
  `${env.CONTENT_URL}/api/unsubscribe?token=${await signUnsubscription(unsubscription, env.CONTENT_SECRET)}`

/** The site's confirmation page, for links in the mail's text. */
export const unsubscribePage = async (unsubscription: Unsubscription): Promise<string> =>
  siteUrl(
    unsubscription.locale,
    `/subscriptions?unsubscribe=${await signUnsubscription(unsubscription, env.CONTENT_SECRET)}`,
  )

/**
 * `POST /api/unsubscribe?token=`: one-click unsubscribe without a session (RFC 8058). Idempotent,
 * also for deleted alerts and members.
 */
export const unsubscribeEndpoint: Endpoint = {
  path: '/unsubscribe',
  method: 'post',
  handler: async (req) => {
    const unsubscription = await verifyUnsubscription(req.query.token, env.CONTENT_SECRET)
    if (!unsubscription) return malformed()
    await unsubscribe(req, unsubscription)
    return Response.json(
      { unsubscribed: true, scope: unsubscription.target === 'all' ? 'all' : 'alert' },
      { headers },
    )
  },
}

/**
 * `GET /api/unsubscribe?token=`: redirects to the site's page without a change, as mail programs
 * prefetch links.
 */
export const unsubscribePageEndpoint: Endpoint = {
  path: '/unsubscribe',
  method: 'get',
  handler: async (req) => {
    const unsubscription = await verifyUnsubscription(req.query.token, env.CONTENT_SECRET)
    if (!unsubscription) return malformed()
    return new Response(null, {
      status: 303,
      headers: {
        ...headers,
        location: siteUrl(
          unsubscription.locale,
          `/subscriptions?unsubscribe=${String(req.query.token)}`,
        ),
      },
    })
  },
}

async function unsubscribe(req: PayloadRequest, { member, target }: Unsubscription): Promise<void> {
  const { payload } = req
  await payload.update({
    collection: 'alert-subscriptions',
    where: {
      and: [
        { member: { equals: member } },
        { active: { not_equals: false } },
        ...(target === 'all' ? [] : [{ id: { equals: target } }]),
      ],
    },
    data: { active: false },
    context: { channel: 'link' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (target !== 'all') return
  const { docs } = await payload.find({
    collection: 'members',
    where: { id: { equals: member } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [stored] = docs
  if (!stored || stored.notifications?.mail?.digests === false) return
  await writeMember(req, member, { notifications: { mail: { digests: false } } })
  await logConsent(req, {
    member,
    purpose: 'mail:digests',
    state: 'withdrawn',
    wording: 'notifications',
    channel: 'link',
  })
}
