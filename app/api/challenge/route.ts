import { newChallenge } from '@/lib/forms/protect'

/** A proof-of-work challenge for forms (`lib/forms/protect.ts`). */
export const POST = async (): Promise<Response> =>
  Response.json(await newChallenge(), { headers: { 'cache-control': 'no-store' } })
