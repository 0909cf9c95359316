import { randomBytes } from 'node:crypto'
import { nowSeconds, type Database } from './database'
import { getRow, getRows, run } from './rows'

export const databaseConnection = 'Username-Password-Authentication'

export type Metadata = Record<string, unknown>

export type User = {
  /** The subject: `provider|id`. */
  id: string
  connection: string
  email: string | null
  emailVerified: boolean
  phoneNumber: string | null
  name: string | null
  nickname: string | null
  givenName: string | null
  familyName: string | null
  picture: string | null
  userMetadata: Metadata
  appMetadata: Metadata
  passwordHash: string | null
  totpSecret: string | null
  totpConfirmed: boolean
  totpLastStep: number
  recoveryCodes: string[]
  blocked: boolean
  linkedTo: string | null
  logins: number
  lastLogin: number | null
  /** JWTs issued before this second are invalid: the user signed out everywhere. */
  tokensAfter: number
  createdAt: number
  updatedAt: number
}

export type NewUser = Pick<User, 'connection'> &
  Partial<Omit<User, 'connection' | 'createdAt' | 'updatedAt'>>

export type Users = ReturnType<typeof createUsers>

type Row = Record<string, string | number | null>

const isJson = new Set<keyof User>(['userMetadata', 'appMetadata', 'recoveryCodes'])
const isFlag = new Set<keyof User>(['emailVerified', 'totpConfirmed', 'blocked'])
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Accounts of all connections. A linked account keeps its row and references the primary account.
 */
export function createUsers(database: Database) {
  const find = (id: string) => toUser(getRow<Row>(database, 'SELECT * FROM users WHERE id = ?', id))

  const findByEmail = (connection: string, email: string) =>
    toUser(
      getRow<Row>(
        database,
        'SELECT * FROM users WHERE connection = ? AND email = ?',
        connection,
        toEmail(email),
      ),
    )

  const findByPhone = (connection: string, phone: string) =>
    toUser(
      getRow<Row>(
        database,
        'SELECT * FROM users WHERE connection = ? AND phone_number = ?',
        connection,
        phone,
      ),
    )

  const update = (id: string, changes: Partial<Omit<User, 'id'>>): void => {
    const fields = Object.entries({ ...changes, updatedAt: nowSeconds() }) as [
      keyof User,
      unknown,
    ][]
    run(
      database,
      `UPDATE users SET ${fields.map(([field]) => `${columnOf(field)} = ?`).join(', ')} WHERE id = ?`,
      ...fields.map(([field, value]) => toColumn(field, value)),
      id,
    )
  }

  return {
    find,
    findByEmail,
    findByPhone,
    update,

    /** The primary account of a login. */
    findPrincipal: (user: User): User => (user.linkedTo ? (find(user.linkedTo) ?? user) : user),

    /**
     * @throws when the connection already has that e-mail address or telephone number
     */
    create: (user: NewUser): User => {
      const now = nowSeconds()
      const id = user.id ?? `${providerOf(user.connection)}|${randomBytes(12).toString('hex')}`
      const fields = Object.entries({
        ...user,
        id,
        email: user.email ? toEmail(user.email) : null,
        createdAt: now,
        updatedAt: now,
      }) as [keyof User, unknown][]
      const columns = fields.map(([field]) => columnOf(field)).join(', ')
      run(
        database,
        `INSERT INTO users (${columns}) VALUES (${fields.map(() => '?').join(', ')})`,
        ...fields.map(([field, value]) => toColumn(field, value)),
      )
      return find(id)!
    },

    remove: (id: string) => run(database, 'DELETE FROM users WHERE id = ?', id) > 0,

    recordLogin: (id: string): void =>
      void run(
        database,
        'UPDATE users SET logins = logins + 1, last_login = ? WHERE id = ?',
        nowSeconds(),
        id,
      ),

    /**
     * @returns false when this or a later time step was used before: a code is valid once (RFC 6238
     *   section 5.2)
     */
    useTotpStep: (id: string, step: number) =>
      run(
        database,
        'UPDATE users SET totp_last_step = ? WHERE id = ? AND totp_last_step < ?',
        step,
        id,
        step,
      ) > 0,

    listLinked: (id: string): User[] =>
      getRows<Row>(database, 'SELECT * FROM users WHERE linked_to = ? ORDER BY id', id).flatMap(
        (row) => toUser(row) ?? [],
      ),
  }
}

export const toEmail = (email: string) => email.trim().toLowerCase()

/** The provider in a subject. */
export const providerOf = (connection: string) =>
  connection === databaseConnection ? 'auth0' : connection

/** First and last name, or the fallback. */
export const displayNameOf = (
  user: Pick<User, 'name' | 'givenName' | 'familyName' | 'email' | 'phoneNumber'>,
) =>
  user.name ||
  [user.givenName, user.familyName].filter(Boolean).join(' ') ||
  user.email ||
  user.phoneNumber ||
  ''

function toColumn(field: keyof User, value: unknown) {
  if (value === undefined || value === null) return null
  if (isJson.has(field)) return JSON.stringify(value)
  return isFlag.has(field) ? Number(value) : value
}

function toUser(row: Row | undefined): User | undefined {
  if (!row) return undefined
  const entries = Object.entries(row).map(([column, value]) => {
    const field = column.replace(/_([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    ) as keyof User
    if (isJson.has(field)) return [field, JSON.parse(String(value))]
    return [field, isFlag.has(field) ? value === 1 : value]
  })
  return Object.fromEntries(entries) as User
}
