import { newChallenge } from '@/lib/forms/protect'

/** A puzzle for a form (`lib/forms/protect.ts`). */
export const POST = async (): Promise<Response> =>
  Response.json(await newChallenge(), { headers: { 'cache-control': 'no-store' } })
