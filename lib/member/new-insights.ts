import 'server-only'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Member } from '../session/server'
import { readMember } from './call-content-service'
import { feedSchema, type FeedItem } from './feed'

/** Long enough that the page is rarely empty. */
const daysBack = 90

/** Publications and news of the last 90 days that match the member's interests. @throws ContentUnavailableError */
export async function getNewInsights(member: Member, locale: SiteLocale): Promise<FeedItem[]> {
  const since = new Date(Date.now() - daysBack * 86_400_000).toISOString()
  const { items } = await readMember(member, 'member/feed', feedSchema, { locale, since })
  return items.filter(({ kind }) => kind === 'article' || kind === 'news')
}
