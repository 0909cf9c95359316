import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'

export type Database = ReturnType<typeof openDatabase>

/** The service's database. Times are Unix seconds, booleans 0 or 1, structures JSON. */
const schema = `
CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY,
  connection TEXT NOT NULL,
  email TEXT,
  email_verified INTEGER NOT NULL DEFAULT 0,
  phone_number TEXT,
  name TEXT, nickname TEXT, given_name TEXT, family_name TEXT, picture TEXT,
  user_metadata TEXT NOT NULL DEFAULT '{}',
  app_metadata TEXT NOT NULL DEFAULT '{}',
  password_hash TEXT,
  totp_secret TEXT, totp_confirmed INTEGER NOT NULL DEFAULT 0, totp_last_step INTEGER NOT NULL DEFAULT 0,
  recovery_codes TEXT NOT NULL DEFAULT '[]',
  blocked INTEGER NOT NULL DEFAULT 0,
  linked_to TEXT REFERENCES users(id) ON DELETE CASCADE,
  logins INTEGER NOT NULL DEFAULT 0, last_login INTEGER,
  tokens_after INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS users_email ON users (connection, email) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS users_phone ON users (connection, phone_number) WHERE phone_number IS NOT NULL;
CREATE INDEX IF NOT EXISTS users_linked ON users (linked_to) WHERE linked_to IS NOT NULL;

CREATE TABLE IF NOT EXISTS organisations (id TEXT PRIMARY KEY, name TEXT NOT NULL, display_name TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS organisation_members (
  organisation_id TEXT NOT NULL REFERENCES organisations(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (organisation_id, user_id)
);

CREATE TABLE IF NOT EXISTS tickets (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, user_id TEXT REFERENCES users(id) ON DELETE CASCADE, data TEXT NOT NULL,
  expires_at INTEGER NOT NULL, used_at INTEGER
);
CREATE TABLE IF NOT EXISTS codes (
  connection TEXT NOT NULL, address TEXT NOT NULL, code_hash TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL,
  PRIMARY KEY (connection, address)
);
CREATE TABLE IF NOT EXISTS captchas (id TEXT PRIMARY KEY, address TEXT NOT NULL, answer TEXT NOT NULL, expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS attempts (id TEXT PRIMARY KEY, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS signing_keys (kid TEXT PRIMARY KEY, jwk TEXT NOT NULL, state TEXT NOT NULL, created_at INTEGER NOT NULL);

CREATE TABLE IF NOT EXISTS oidc (
  model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, grant_id TEXT, uid TEXT, account_id TEXT, expires_at INTEGER,
  PRIMARY KEY (model, id)
);
CREATE INDEX IF NOT EXISTS oidc_grant ON oidc (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_uid ON oidc (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_account ON oidc (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_expiry ON oidc (expires_at) WHERE expires_at IS NOT NULL;
CREATE TABLE IF NOT EXISTS grant_organisations (grant_id TEXT PRIMARY KEY, organisation_id TEXT NOT NULL);
`

/** Statements are template literals, whose values become parameters. */
export function openDatabase(file: string) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 })
  const database = new Libsql(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${pragma}`)
  database.exec('PRAGMA busy_timeout = 3000')
  database.exec(schema)
  const statement = (parts: readonly string[]) => database.prepare(parts.join('?'))
  return {
    /** The first row, typed by the caller's SQL; the tables hold only data of this service. */
    row: <Row>(parts: TemplateStringsArray, ...values: unknown[]) =>
      statement(parts).get(...values) as Row | undefined,
    rows: <Row>(parts: TemplateStringsArray, ...values: unknown[]) =>
      statement(parts).all(...values) as Row[],
    /**
     * @returns the number of changed rows
     */
    run: (parts: TemplateStringsArray, ...values: unknown[]) =>
      statement(parts).run(...values).changes,
    /** For statements with names that vary. */
    prepare: (sql: string) => database.prepare(sql),
    close: () => database.close(),
  }
}

export const nowSeconds = () => Math.floor(Date.now() / 1000)

/**
 * Deletes expired rows. Tickets are kept a week longer, so that an old link can be reported as
 * expired.
 */
export function sweep({ run, prepare }: Database, now = nowSeconds()): void {
  for (const table of ['codes', 'captchas', 'attempts', 'oidc'])
    prepare(`DELETE FROM ${table} WHERE expires_at < ?`).run(now)
  void run`DELETE FROM tickets WHERE expires_at < ${now - 7 * 86_400}`
  void run`DELETE FROM grant_organisations WHERE grant_id NOT IN (SELECT id FROM oidc WHERE model = 'Grant')`
}
