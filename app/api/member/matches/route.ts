import { NextResponse, type NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import * as v from 'valibot'
import { isSiteLocale } from '@law-firm/contract/locales'
import { respondToMember } from '@/lib/member/member-response'
import { callMember } from '@/lib/member/call-content-service'

const matches = v.object({ total: v.number() })

/**
 * `GET /api/member/matches?locale=&practices=1,2&sectors=&countries=`: number of matching documents, as a
 * sentence.
 */
export const GET = ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> =>
  respondToMember(async (member) => {
    const ids = (name: string) =>
      (searchParams.get(name) ?? '')
        .split(',')
        .filter((id) => /^[1-9]\d{0,9}$/.test(id))
        .slice(0, 100)
        .join(',')
    const locale = searchParams.get('locale') ?? ''
    const { response } = await callMember(member, 'member/matches', matches, {
      query: { practices: ids('practices'), sectors: ids('sectors'), countries: ids('countries') },
    })
    if (!response) return NextResponse.json({ error: 'invalid' }, { status: 400 })
    const t = await getTranslations({
      locale: isSiteLocale(locale) ? locale : 'en',
      namespace: 'member.interests',
    })
    return NextResponse.json({
      total: response.total,
      text: t('matches', { count: response.total }),
    })
  })
