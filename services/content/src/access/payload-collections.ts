import { APIError, type Endpoint, type SanitizedConfig } from 'payload'
import { editors, isEditor } from './rules'

/**
 * Closes the collections that Payload adds itself (document locks, preferences, jobs) to everybody
 * but editors: their default is any signed-in user, and members are users too. Payload adds them
 * after the configuration's own.
 */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, access, endpoints } = collection
    if (!slug.startsWith('payload-')) continue
    for (const operation of ['create', 'read', 'update', 'delete'] as const) {
      const own = access[operation]
      access[operation] = (args) => editors(args) && own(args)
    }
    collection.endpoints = (endpoints || []).map((endpoint) => ({
      ...endpoint,
      handler: forEditors(endpoint.handler),
    }))
  }
  return config
}

/** The endpoint of preferences asks for any user, past the collection's access. */
const forEditors =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) => {
    if (!isEditor(req)) throw new APIError('This call needs an editor’s session.', 403)
    return handler(req)
  }
