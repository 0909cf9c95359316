import { createFormChallenge } from '@/lib/forms/spam-protection'

/** A proof-of-work challenge for forms (`lib/forms/spam-protection.ts`). */
export const POST = async (): Promise<Response> =>
  Response.json(await createFormChallenge(), { headers: { 'cache-control': 'no-store' } })
