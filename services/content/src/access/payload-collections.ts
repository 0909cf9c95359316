import { APIError, type Endpoint, type SanitizedConfig } from 'payload'
import { getRefusalTexts } from '../guards/refusal-texts'
import { admins, editors, isEditor } from './rules'

/**
 * Restricts Payload's internal collections (locks, preferences, jobs) to editors, and its global
 * (when tasks were scheduled) to administrators: by default any authenticated user, which includes
 * members, may use them. Payload adds them after `buildConfig` has read ours.
 */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, access, endpoints } = collection
    if (!slug.startsWith('payload-')) continue
    for (const operation of ['create', 'read', 'update', 'delete'] as const) {
      const payloadAccess = access[operation]
      access[operation] = (args) => editors(args) && payloadAccess(args)
    }
    collection.endpoints = (endpoints || []).map((endpoint) => ({
      ...endpoint,
      handler: forEditors(endpoint.handler),
    }))
  }
  for (const global of config.globals.filter(({ slug }) => slug.startsWith('payload-')))
    Object.assign(global, { graphQL: false, access: { read: admins, update: () => false } })
  return config
}

/** The preferences endpoint bypasses collection access and only requires a user. */
const forEditors =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) => {
    if (!isEditor(req)) throw new APIError(getRefusalTexts(req.i18n.language).noSession, 403)
    return handler(req)
  }
