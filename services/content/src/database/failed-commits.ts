type Transaction = (...args: unknown[]) => Promise<unknown>
type Session = { resolve: () => Promise<unknown>; reject: () => Promise<unknown> }
type Database = {
  drizzle: { transaction: Transaction }
  sessions: Record<string, Session>
  beginTransaction: (this: Database, options?: unknown) => Promise<string>
}

/**
 * Has a failed COMMIT fail the operation. Payload takes it for a success, so that a save is
 * acknowledged and lost when the connection ends at that moment
 * (https://github.com/payloadcms/payload/pull/17726). Its test fails once this is fixed there.
 */
export function withFailedCommits<Adapter extends { init: (...args: never[]) => unknown }>(
  adapter: Adapter,
): Adapter {
  const init = (...args: never[]) => observeCommits(adapter.init(...args) as Database)
  return { ...adapter, init }
}

export function observeCommits(database: Database): Database {
  const begin = database.beginTransaction
  return Object.assign(database, {
    async beginTransaction(this: Database, options?: unknown) {
      let commit: Promise<unknown> | undefined
      const transaction: Transaction = (...args) => (commit = this.drizzle.transaction(...args))
      const observed = Object.create(this, { drizzle: { value: { transaction } } }) as Database
      const id = await begin.call(observed, options)
      const session = this.sessions[id]
      if (session) this.sessions[id] = failWith(session, () => commit)
      return id
    },
  })
}

/** Payload rejects a session whose `resolve` failed, and looks no further. */
function failWith(session: Session, toCommit: () => Promise<unknown> | undefined): Session {
  let failure: unknown
  return {
    ...session,
    resolve: async () => {
      await session.resolve()
      await toCommit()?.catch((cause: unknown) => {
        failure = cause
        throw cause
      })
    },
    reject: async () => {
      if (failure) throw failure
      await session.reject()
    },
  }
}
