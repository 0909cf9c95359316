import type { NextRequest } from 'next/server'
import { handleAuthRequest } from '@/lib/session/auth-handlers'

/** Server sign-in and sign-out: `login`, `callback`, `logout`. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ action: string }> },
) {
  return handleAuthRequest((await params).action, request)
}
