import 'server-only'
import * as v from 'valibot'
import { env } from '@/lib/env/env'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { siteHeaders } from '@/lib/graphql/site-headers'
import type { Locale } from '@law-firm/contract/locales'
import { fetchFrom } from '@/lib/upstreams/fetch'

const fetchMembers = fetchFrom('members')
const text = v.nullable(v.string())
const number = v.pipe(v.number(), v.integer())
const line = v.tuple([number, number, text, text, v.boolean(), text, v.nullable(number), text])
const table = v.object({ answers: v.array(line) })

export type MemberLine = v.InferOutput<typeof line>

/**
 * The short answers of jurisdictions that a member may read (docs/contracts.md, "Members").
 *
 * @returns null when the token is refused: such a reader is a visitor
 * @throws ContentUnavailableError
 */
export async function fetchMemberTable(
  jurisdictions: number[],
  locale: Locale,
  token: string,
): Promise<MemberLine[] | null> {
  const url = new URL('/api/member/navigator', env.CONTENT_GRAPHQL_URL)
  url.search = new URLSearchParams({ jurisdictions: jurisdictions.join(','), locale }).toString()
  try {
    const response = await fetchMembers(url, {
      headers: { ...siteHeaders(), authorization: `Bearer ${token}` },
    })
    if (response.status === 401) return null
    if (!response.ok) throw new Error(`status ${response.status}`)
    return v.parse(table, await response.json()).answers
  } catch (cause) {
    throw new ContentUnavailableError('member/navigator', cause)
  }
}
