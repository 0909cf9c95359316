import config from '@payload-config'
import { getPayload } from 'payload'
import { getSchema } from '../../graphql/handler'
import { countJobs } from '../../jobs/job-counts'

export const dynamic = 'force-dynamic'

/** 200 once the database is reachable and the GraphQL schema is built; 503 before. */
export async function GET() {
  try {
    const payload = await getPayload({ config })
    const jobs = await countJobs(payload)
    await getSchema(config)
    return Response.json({ status: 'ok', jobs })
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503 })
  }
}
