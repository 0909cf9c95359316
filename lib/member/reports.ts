import 'server-only'
import * as v from 'valibot'
import { queryContent } from '../graphql/server'
import { savedReportsQuery } from './report-queries'

export type SavedReport = {
  id: number
  name: string
  service: string
  query: string
  madeAt: string | null
  /** Answers that changed since `madeAt`. */ changes: {
    jurisdiction: string
    question: string
  }[]
}

const changed = v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)))

/** The member's saved reports, newest first. @throws ContentUnavailableError */
export async function getSavedReports(token: string): Promise<SavedReport[]> {
  const data = await queryContent(savedReportsQuery, {}, { bearer: token })
  return (data.NavigatorReports?.docs ?? []).map(
    ({ id, name, service, query, madeAt, changes }) => ({
      id,
      name: name ?? '',
      service: service ?? '',
      query: query ?? '',
      madeAt: typeof madeAt === 'string' ? madeAt : null,
      changes: v.parse(v.fallback(changed, []), changes).map((pair) => ({
        jurisdiction: pair.split('/')[0] ?? '',
        question: pair.split('/')[1] ?? '',
      })),
    }),
  )
}
