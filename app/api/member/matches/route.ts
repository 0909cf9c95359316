import { NextResponse, type NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { isSiteLocale } from '@/lib/i18n/locales'
import { callMember } from '@/lib/member/call'
import { NoMemberError, assertMember } from '@/lib/session/server'

const headers = { 'cache-control': 'private, no-store' }

/** `GET /api/member/matches?locale=&practices=1,2&sectors=&countries=`: how much the chosen interests cover, as a sentence. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> {
  const ids = (name: string) => (searchParams.get(name) ?? '').split(',').filter((one) => /^[1-9]\d{0,9}$/.test(one)).slice(0, 100).join(',')
  const locale = searchParams.get('locale')
  try {
    const { status, answer } = await callMember<{ total: number }>(await assertMember(), 'member/matches', { query: { practices: ids('practices'), sectors: ids('sectors'), countries: ids('countries') } })
    if (status !== 200) return NextResponse.json({ error: 'invalid' }, { status: 400, headers })
    const t = await getTranslations({ locale: locale && isSiteLocale(locale) ? locale : 'en', namespace: 'member.interests' })
    return NextResponse.json({ total: answer.total, text: t('matches', { count: answer.total }) }, { headers })
  } catch (cause) {
    if (cause instanceof NoMemberError) return NextResponse.json({ error: 'unauthenticated' }, { status: 401, headers })
    if (cause instanceof ContentUnavailableError) return NextResponse.json({ error: 'unavailable' }, { status: 503, headers })
    throw cause
  }
}
