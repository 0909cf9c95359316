import { mostReported, toReportedPath } from '@law-firm/contract/missing-addresses'
import { APIError, type Endpoint } from 'payload'
import * as v from 'valibot'
import { isSiteServer } from '../../guards/rate-limits'
import { readBody } from '../../inbox/request-body'
import { addMissing } from './store'

const report = v.object({
  addresses: v.pipe(
    v.array(
      v.object({
        path: v.pipe(
          v.string(),
          v.check((path) => toReportedPath(path) === path),
        ),
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      }),
    ),
    v.maxLength(mostReported),
  ),
})

/** `POST /api/missing-addresses`, of the site's server: how often addresses without a page were requested. */
export const reportEndpoint: Endpoint = {
  method: 'post',
  path: '/missing-addresses',
  handler: async (req) => {
    if (!isSiteServer(req.headers)) throw new APIError('Only the site reports addresses.', 401)
    const { success, output } = v.safeParse(report, await readBody(req))
    if (!success) throw new APIError('This is no report of missing addresses.', 400)
    await addMissing(req.payload, output.addresses)
    return Response.json({ received: output.addresses.length })
  },
}
