import { NextResponse } from 'next/server'
import * as v from 'valibot'
import { respondToMember } from '@/lib/member/member-response'
import { readMember } from '@/lib/member/call-content-service'
import { getProviderAccount } from '@/lib/member/provider'

/** The export passes on whatever the content service returns. */
const everything = v.looseObject({
  exportedAt: v.string(),
  member: v.looseObject({ subject: v.string() }),
})

/** `GET /api/member/export`: all data about the member, of the site and of the provider, as JSON. */
export const GET = (): Promise<NextResponse> =>
  respondToMember(async (member) => {
    const [stored, signIn] = await Promise.all([
      readMember(member, 'member/export', everything),
      getProviderAccount(member),
    ])
    const name = `my-data-${new Date().toISOString().slice(0, 10)}.json`
    return new NextResponse(JSON.stringify({ ...stored, signIn }, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })
