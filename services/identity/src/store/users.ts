import { randomBytes } from 'node:crypto'
import { nowSeconds, type Database } from './database'

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
export function createUsers({ row, rows, run, prepare }: Database) {
  const find = (id: string) => toUser(row`SELECT * FROM users WHERE id = ${id}`)

  return {
    find,

    findByEmail: (connection: string, email: string) =>
      toUser(
        row`SELECT * FROM users WHERE connection = ${connection} AND email = ${toEmail(email)}`,
      ),

    findByPhone: (phone: string) =>
      toUser(row`SELECT * FROM users WHERE connection = 'sms' AND phone_number = ${phone}`),

    update: (id: string, changes: Partial<Omit<User, 'id'>>): void => {
      const { columns, values } = toColumns({ ...changes, updatedAt: nowSeconds() })
      const assignments = columns.map((column) => `${column} = ?`).join(', ')
      prepare(`UPDATE users SET ${assignments} WHERE id = ?`).run(...values, id)
    },

    /** The primary account of a login. */
    findPrincipal: (user: User): User => (user.linkedTo ? (find(user.linkedTo) ?? user) : user),

    /**
     * @throws when the connection already has that e-mail address or telephone number
     */
    create: (user: NewUser): User => {
      const now = nowSeconds()
      const id = user.id ?? `${toProvider(user.connection)}|${randomBytes(12).toString('hex')}`
      const email = user.email ? toEmail(user.email) : null
      const { columns, values } = toColumns({ ...user, id, email, createdAt: now, updatedAt: now })
      const places = columns.map(() => '?').join(', ')
      prepare(`INSERT INTO users (${columns.join(', ')}) VALUES (${places})`).run(...values)
      return find(id)!
    },

    remove: (id: string): void => void run`DELETE FROM users WHERE id = ${id}`,

    recordLogin: (id: string): void =>
      void run`UPDATE users SET logins = logins + 1, last_login = ${nowSeconds()} WHERE id = ${id}`,

    /**
     * @returns false when this or a later time step was used before: a code is valid once (RFC 6238
     *   section 5.2)
     */
    useTotpStep: (id: string, step: number) =>
      run`UPDATE users SET totp_last_step = ${step} WHERE id = ${id} AND totp_last_step < ${step}` >
      0,

    listLinked: (id: string): User[] =>
      rows<Row>`SELECT * FROM users WHERE linked_to = ${id} ORDER BY id`.flatMap(
        (linked) => toUser(linked) ?? [],
      ),
  }
}

export const toEmail = (email: string) => email.trim().toLowerCase()

/** The provider in a subject. */
export const toProvider = (connection: string) =>
  connection === databaseConnection ? 'auth0' : connection

/** First and last name, or the fallback. */
export const toDisplayName = (
  user: Pick<User, 'name' | 'givenName' | 'familyName' | 'email' | 'phoneNumber'>,
) =>
  user.name ||
  [user.givenName, user.familyName].filter(Boolean).join(' ') ||
  user.email ||
  user.phoneNumber ||
  ''

function toColumns(fields: Partial<User>) {
  const entries = Object.entries(fields) as [keyof User, unknown][]
  return {
    columns: entries.map(([field]) => columnOf(field)),
    values: entries.map(([field, value]) => {
      if (value === undefined || value === null) return null
      if (isJson.has(field)) return JSON.stringify(value)
      return isFlag.has(field) ? Number(value) : value
    }),
  }
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
