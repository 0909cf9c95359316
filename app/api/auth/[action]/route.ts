import type { NextRequest } from 'next/server'
import { handleAuthRequest, handleEndRequest } from '@/lib/session/auth-handlers'

/** Server sign-in and sign-out: `login`, `callback`, `logout`. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ action: string }> },
) {
  return handleAuthRequest((await params).action, request)
}

/** `end`: the browser's session is over, and the server's ends with it. */
export async function POST(
  request: NextRequest,
  { params }: { params: Promise<{ action: string }> },
) {
  return (await params).action === 'end'
    ? handleEndRequest(request)
    : new Response(null, { status: 404 })
}
