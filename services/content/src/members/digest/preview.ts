import { frequencies } from '@law-firm/contract/alerts'
import { listSubscriptions } from '../follows'
import { memberEndpoint, setLocale } from '../member-endpoint'
import { unsubscribePage } from '../unsubscribe'
import { composeDigest } from './compose'
import { listDigests, toItemKeys } from './job'
import { nextDue, toPeriod } from './schedule'

/**
 * `GET /api/member/digest?locale=`: a preview of the next digest of each frequency that the member
 * has alerts for. `draft` is null without new items, or when the search service is down for a saved
 * search.
 */
export const digestPreviewEndpoint = memberEndpoint(
  'get',
  '/member/digest',
  async (req, member) => {
    const locale = setLocale(req)
    const now = new Date()
    const zone = member.details?.timeZone
    const [subscriptions, previousDigests] = await Promise.all([
      listSubscriptions(req, member.id),
      listDigests(req.payload, member.id),
    ])
    const stopUrl = await unsubscribePage({ member: member.id, target: 'all', locale })
    const usedFrequencies = frequencies.filter((frequency) =>
      subscriptions.some((subscription) => subscription.frequency === frequency),
    )
    const digests = await Promise.all(
      usedFrequencies.map(async (frequency) => {
        const period = { ...toPeriod(frequency, now, zone), to: now }
        return {
          frequency,
          dueAt: nextDue(frequency, now, zone).toISOString(),
          draft: await composeDigest(
            req,
            member,
            subscriptions.filter((subscription) => subscription.frequency === frequency),
            period,
            toItemKeys(previousDigests),
            stopUrl,
          ).catch(() => null),
        }
      }),
    )
    return Response.json({
      locale,
      pausedUntil: member.notifications?.pausedUntil ?? null,
      digests: digests.sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1)),
    })
  },
)
