import 'server-only'
import { NextResponse } from 'next/server'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { NoMemberError, assertMember, type Member } from '../session/server'

export const privateHeaders = { 'cache-control': 'private, no-store' }

/** A route handler for the member who asks: 401 without one, 503 while the content service is away, and never kept by anybody. */
export async function answerMember(
  run: (member: Member) => Promise<NextResponse>,
): Promise<NextResponse> {
  try {
    const answer = await run(await assertMember())
    for (const [name, value] of Object.entries(privateHeaders)) answer.headers.set(name, value)
    return answer
  } catch (cause) {
    if (cause instanceof NoMemberError)
      return NextResponse.json(
        { error: 'unauthenticated' },
        { status: 401, headers: privateHeaders },
      )
    if (cause instanceof ContentUnavailableError)
      return NextResponse.json(
        { error: 'unavailable' },
        { status: 503, headers: { ...privateHeaders, 'retry-after': '30' } },
      )
    throw cause
  }
}
