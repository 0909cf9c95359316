import type { Provider } from 'oidc-provider'
import type { Env } from './env'
import { createFirm } from './firm'
import { createSigningKeys } from './keys/signing-keys'
import { createOutbox } from './mail/outbox'
import { createAttempts } from './security/attempts'
import { createCaptchas } from './security/captchas'
import { createRateLimits } from './security/rate-limits'
import { createSecrets } from './security/secrets'
import { createSessions } from './provider/sessions'
import { createCodes } from './store/codes'
import { openDatabase } from './store/database'
import { createOrganisations } from './store/organisations'
import { createTickets } from './store/tickets'
import { createUsers } from './store/users'

/** Opens the database and creates the dependencies; the server adds the provider. */
export async function createStores(env: Env) {
  const database = openDatabase(env.databaseFile)
  const secrets = createSecrets(env.secret)
  const firm = createFirm(env)
  return {
    env,
    database,
    secrets,
    keys: await createSigningKeys(database, secrets),
    users: createUsers(database),
    organisations: createOrganisations(database),
    tickets: createTickets(database, secrets),
    codes: createCodes(database, secrets),
    captchas: createCaptchas(database),
    attempts: createAttempts(database, secrets, env),
    limits: createRateLimits(env),
    sessions: createSessions(database),
    firm,
    outbox: createOutbox({ ...env, firm }),
  }
}

export type Stores = Awaited<ReturnType<typeof createStores>>

/** Dependencies of the routes. */
export type Services = Stores & { provider: Provider }
