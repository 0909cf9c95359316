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

/** The address of a mail's List-Unsubscribe header. */
export const unsubscribeUrl = async (unsubscription: Unsubscription): Promise<string> =>
  `${env.contentUrl}/api/unsubscribe?token=${await signUnsubscription(unsubscription, env.secret)}`

/** The page of the site that asks once more, for who opens the link. */
export const unsubscribePage = async (unsubscription: Unsubscription): Promise<string> =>
  siteUrl(
    unsubscription.locale,
    `/subscriptions?unsubscribe=${await signUnsubscription(unsubscription, env.secret)}`,
  )

/**
 * `POST /api/unsubscribe?token=`: one click, without signing in (RFC 8058). What was stopped
 * before, or is gone, answers the same.
 */
export const unsubscribeEndpoint: Endpoint = {
  path: '/unsubscribe',
  method: 'post',
  handler: async (req) => {
    const unsubscription = await verifyUnsubscription(req.query.token, env.secret)
    if (!unsubscription) return malformed()
    await stop(req, unsubscription)
    return Response.json(
      { unsubscribed: true, scope: unsubscription.target === 'all' ? 'all' : 'alert' },
      { headers },
    )
  },
}

/**
 * `GET /api/unsubscribe?token=`: changes nothing, as programs open links too; leads to the site's
 * page.
 */
export const unsubscribePageEndpoint: Endpoint = {
  path: '/unsubscribe',
  method: 'get',
  handler: async (req) => {
    const unsubscription = await verifyUnsubscription(req.query.token, env.secret)
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

async function stop(req: PayloadRequest, { member, target }: Unsubscription): Promise<void> {
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
    context: { way: 'link' },
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
  const [found] = docs
  if (!found || found.notifications?.mail?.digests === false) return
  await writeMember(req, member, { notifications: { mail: { digests: false } } })
  await logConsent(req, {
    member,
    purpose: 'mail:digests',
    state: 'withdrawn',
    wording: 'notifications',
    way: 'link',
  })
}
