import 'server-only'
import { ContentUnavailableError } from '../errors/content-unavailable'
import type { SiteLocale } from '../i18n/locales'
import type { Member } from '../session/server'
import { callMember } from './call'
import type { Feed, FeedItem } from './feed'

/** Long enough that the page is worth a visit on any day. */
const daysBack = 90

/** Publications and news of the last three months in what the member follows, each with why. @throws ContentUnavailableError */
export async function getNewInsights(member: Member, locale: SiteLocale): Promise<FeedItem[]> {
  const since = new Date(Date.now() - daysBack * 86_400_000).toISOString()
  const { status, answer } = await callMember<Feed>(member, 'member/feed', { query: { locale, since } })
  if (status !== 200) throw new ContentUnavailableError('member/feed', new Error(`status ${status}`))
  return answer.items.filter(({ kind }) => kind === 'article' || kind === 'news')
}
