import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Faster solutions are refused (`spam-protection.ts`), so a fast user waits here. */
const minFillMs = 1_700

/** Fetches and solves a challenge; lazy-loaded at the first input. @throws when the request fails */
export async function solveFormChallenge(): Promise<string> {
  const ready = new Promise((resolve) => setTimeout(resolve, minFillMs))
  const response = await fetch('/api/challenge', { method: 'POST', cache: 'no-store' })
  if (!response.ok) throw new Error(`The puzzle was not given (${response.status}).`)
  const challenge = (await response.json()) as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved.')
  await ready
  return JSON.stringify({ challenge, solution })
}
