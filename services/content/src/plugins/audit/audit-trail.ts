import type { CollectionConfig, Config, GlobalConfig, PayloadRequest } from 'payload'
import type { AuditEntry } from '../../payload-types'
import { findChanges } from './changes'

/** Written by the service, not by editors. */
const unrecorded = new Set([
  'audit-entries',
  'mails',
  'digests',
  'second-factors',
  'used-codes',
  'bulk-runs',
  'bulk-results',
])

type Doc = Record<string, unknown>

/** Records what editors do with documents and globals, in the transaction that does it. */
export const withAuditTrail = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    unrecorded.has(collection.slug) ? collection : withRecords(collection),
  ),
  globals: config.globals?.map(withRecordsOfGlobal),
})

const withRecords = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      ({ doc, operation, previousDoc, req }) =>
        record(req, {
          action: operation === 'create' ? 'created' : 'changed',
          document: `${collection.slug}/${doc.id}`,
          changes: operation === 'create' ? [] : findChanges(previousDoc as Doc, doc as Doc),
        }),
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ({ doc, req }) =>
        record(req, {
          action: 'deleted',
          document: `${collection.slug}/${doc.id}`,
          changes: findChanges(doc as Doc, {}),
        }),
    ],
    ...(collection.auth
      ? {
          afterLogin: [
            ...(collection.hooks?.afterLogin ?? []),
            ({ req, user }) =>
              record(
                req,
                { action: req.context.isPasswordReset ? 'set-password' : 'logged-in' },
                user as Editor,
              ),
          ],
        }
      : {}),
  },
})

const withRecordsOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      ({ doc, previousDoc, req }) =>
        record(req, {
          action: 'changed',
          document: `globals/${global.slug}`,
          changes: findChanges(previousDoc as Doc, doc as Doc),
        }),
    ],
  },
})

type Editor = { id: number; email: string; name?: string }

/** Only what a person of the firm does: members and visitors have records of their own. */
export async function record(
  req: PayloadRequest,
  entry: Pick<AuditEntry, 'action'> & { document?: string; changes?: unknown[] },
  editor: Editor | null = req.user?.collection === 'users' ? req.user : null,
): Promise<void> {
  if (!editor || (entry.action === 'changed' && entry.changes?.length === 0)) return
  await req.payload.create({
    collection: 'audit-entries',
    data: { ...entry, editor: `${editor.name ?? ''} <${editor.email}>`, language: req.locale },
    req,
    overrideAccess: true,
  })
}
