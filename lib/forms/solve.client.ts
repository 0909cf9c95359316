import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A solution that comes faster than anybody fills in a form is no proof (`protect.ts`); a quick hand waits here instead. */
const shortestMs = 1_700

/** Asks the site for a puzzle and solves it; loaded when a form is first touched. @throws when there is none */
export async function solve(): Promise<string> {
  const ready = new Promise((resolve) => setTimeout(resolve, shortestMs))
  const response = await fetch('/api/challenge', { method: 'POST', cache: 'no-store' })
  if (!response.ok) throw new Error(`The puzzle was not given (${response.status}).`)
  const challenge = (await response.json()) as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved.')
  await ready
  return JSON.stringify({ challenge, solution })
}
