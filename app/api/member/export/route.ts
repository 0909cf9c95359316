import { NextResponse } from 'next/server'
import { answerMember } from '@/lib/member/answer'
import { callMember } from '@/lib/member/call'
import { getProviderAccount } from '@/lib/member/provider'

/** `GET /api/member/export`: everything that is kept about the member, here and at the provider, as one JSON file. */
export const GET = (): Promise<NextResponse> =>
  answerMember(async (member) => {
    const [{ answer }, signIn] = await Promise.all([callMember<object>(member, 'member/export'), getProviderAccount(member)])
    const name = `my-data-${new Date().toISOString().slice(0, 10)}.json`
    return new NextResponse(JSON.stringify({ ...answer, signIn }, null, 2), { headers: { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` } })
  })
