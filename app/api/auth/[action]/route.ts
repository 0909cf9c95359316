import type { NextRequest } from 'next/server'
import { answerLeg } from '@/lib/session/legs'

/** Server sign-in and sign-out: `login`, `callback`, `logout`. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ action: string }> },
) {
  return answerLeg((await params).action, request)
}
