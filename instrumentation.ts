import { building } from './lib/env/is-building'

/** Next calls this once, when its process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && !building) {
    const { wake } = await import('./lib/forms/deliver')
    wake()
  }
}
