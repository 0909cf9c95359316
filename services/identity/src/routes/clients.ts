import type { Env } from '../env'

export type KnownClient = { id: string; callbacks: readonly string[] }

export const findClient = (
  { browserClient, serverClient }: Pick<Env, 'browserClient' | 'serverClient'>,
  id: string | undefined,
): KnownClient | undefined => [browserClient, serverClient].find((client) => client.id === id)
