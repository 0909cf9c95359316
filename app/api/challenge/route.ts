import { createFormChallenge } from '@/lib/forms/spam-protection'

/** A puzzle for a form (`lib/forms/protect.ts`). */
export const POST = async (): Promise<Response> =>
  Response.json(await createFormChallenge(), { headers: { 'cache-control': 'no-store' } })
