import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

/** Context of a request whose write ends after all rules were evaluated, before anything is stored. */
export const rehearsal = { isRehearsal: true }

/** The end of a write that would have succeeded. */
export class Rehearsed extends Error {}

/**
 * Lets a dry run evaluate what only a write does: access, hooks and the validation of fields, after
 * which Payload has no hook. A draft of a stored document is a version, which nothing validates.
 */
export function withRehearsals<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  const init: DatabaseAdapterObj['init'] = (args) => wrap(adapter.init(args))
  return { ...adapter, init }
}

function wrap(db: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const { create, updateGlobal, updateOne } = db
  db.create = function (args) {
    assertWrites(args.req)
    return create.call(this, args)
  }
  db.updateOne = function (args) {
    assertWrites(args.req)
    return updateOne.call(this, args)
  }
  const updateUnlessRehearsed: unknown = (args: Parameters<typeof updateGlobal>[0]) => {
    assertWrites(args.req)
    return updateGlobal.call(db, args)
  }
  db.updateGlobal = updateUnlessRehearsed as typeof updateGlobal // cast: it keeps the type of the global
  return db
}

function assertWrites(req: Partial<PayloadRequest> | undefined): void {
  if (req?.context?.isRehearsal) throw new Rehearsed('Nothing is stored by a rehearsal')
}
