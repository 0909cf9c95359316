import 'server-only'
import { NextResponse } from 'next/server'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { NoMemberError, assertMember, type Member } from '../session/server'

export const privateHeaders = { 'cache-control': 'private, no-store' }

/** Runs a route handler with the member of the request: 401 without one, 503 during an outage, never cached. */
export async function respondToMember(
  run: (member: Member) => Promise<NextResponse>,
): Promise<NextResponse> {
  try {
    const response = await run(await assertMember())
    for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
    return response
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
