import type { NextRequest } from 'next/server'
import {
  handleAuthRequest,
  handleEndRequest,
  handleLogoutNotice,
} from '@/lib/session/auth-handlers'

/** Server sign-in and sign-out: `login`, `callback`, `logout`. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ action: string }> },
) {
  return handleAuthRequest((await params).action, request)
}

const notices = { end: handleEndRequest, 'backchannel-logout': handleLogoutNotice }

/** `end`: the browser's session is over, and the server's ends with it; `backchannel-logout`: by the provider. */
export async function POST(
  request: NextRequest,
  { params }: { params: Promise<{ action: string }> },
) {
  const { action } = await params
  return Object.hasOwn(notices, action)
    ? notices[action as keyof typeof notices](request)
    : new Response(null, { status: 404 })
}
