import type { Provider } from 'oidc-provider'
import type { Env } from './env'
import { createSigningKeys, type SigningKeys } from './keys/signing-keys'
import { createOutbox, type Outbox } from './mail/outbox'
import { createAttempts, type Attempts } from './security/attempts'
import { createCaptchas, type Captchas } from './security/captchas'
import { createRateLimits, type RateLimits } from './security/rate-limits'
import { createSecrets, type Secrets } from './security/secrets'
import { createSessions, type Sessions } from './provider/sessions'
import { createCodes, type Codes } from './store/codes'
import { openDatabase, type Database } from './store/database'
import { createOrganisations, type Organisations } from './store/organisations'
import { createTickets, type Tickets } from './store/tickets'
import { createUsers, type Users } from './store/users'

/** Dependencies of the routes and the provider. */
export type Services = {
  env: Env
  database: Database
  secrets: Secrets
  keys: SigningKeys
  users: Users
  organisations: Organisations
  tickets: Tickets
  codes: Codes
  captchas: Captchas
  attempts: Attempts
  limits: RateLimits
  sessions: Sessions
  outbox: Outbox
  provider: Provider
}

export type Stores = Omit<Services, 'provider'>

/** Opens the database and creates the dependencies; the server adds the provider. */
export async function createStores(env: Env): Promise<Stores> {
  const database = openDatabase(env.databaseFile)
  const secrets = createSecrets(env.secret)
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
    outbox: createOutbox(env),
  }
}
