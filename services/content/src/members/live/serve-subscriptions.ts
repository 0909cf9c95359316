import { GraphQLError, getOperationAST, parse, validate, type ExecutionArgs } from 'graphql'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import type { Payload, SanitizedConfig } from 'payload'
import * as v from 'valibot'
import type { WebSocketServer } from 'ws'
import { createChangeTokenReader } from '../../guards/change-token'
import { authenticateMember } from '../../collections/members/access-token'
import { env } from '../../env'
import { getSchema } from '../../graphql/handler'
import { createTrustedDocuments } from '../../graphql/trusted-documents'
import { startRunner } from '../../jobs/runner'
import { readBearer } from '../verify-token'
import {
  addSocket,
  closeEnded,
  closeExpired,
  connectedMembers,
  getMember,
  removeSocket,
} from './member-sockets'
import { createPublicationWatch } from './publications'

declare global {
  /** Of `socket-server.mjs`; scripts have none. */
  var contentSockets: WebSocketServer | undefined
}

const connectionParams = v.object({ authorization: v.string() })
const extensions = v.object({ persistedQuery: v.object({ sha256Hash: v.string() }) })

/** Between two readings of the change token, while sockets are open. */
const pollMs = 400

/**
 * Serves members' subscriptions (protocol graphql-transport-ws) on the sockets that
 * `socket-server.mjs` accepts: with a valid access token, and trusted documents only.
 */
export function serveSubscriptions(payload: Payload, config: Promise<SanitizedConfig>): void {
  const { contentSockets } = globalThis
  if (!contentSockets) return
  const trusted = createTrustedDocuments(env.CONTENT_TRUSTED_DOCUMENTS_FILES)
  serveSockets(
    {
      onConnect: async ({ connectionParams: params, extra: { socket } }) => {
        const parsed = v.safeParse(connectionParams, params)
        const token = parsed.success ? readBearer(new Headers(parsed.output)) : null
        const session = await authenticateMember(payload, token)
        if (!session || socket.readyState !== socket.OPEN) return false
        if (addSocket(socket, session.user.id, session.claims)) return true
        socket.close(1013, 'Too many sockets') // graphql-ws clients try again after a pause
        return false
      },
      onSubscribe: async ({ extra: { socket }, subscriptions }, _id, request) => {
        const member = getMember(socket)
        const parsed = v.safeParse(extensions, request.extensions)
        const text = parsed.success ? trusted.find(parsed.output.persistedQuery.sha256Hash) : null
        if (member === undefined || text === null) return refusal('PERSISTED_QUERY_NOT_FOUND')
        if (Object.keys(subscriptions).length > 1) return refusal('TOO_MUCH')
        const { schema } = await getSchema(config)
        const document = parse(text)
        if (getOperationAST(document)?.operation !== 'subscription')
          return refusal('NO_SUBSCRIPTION')
        const errors = validate(schema, document)
        if (errors.length > 0) return errors
        return { schema, document, contextValue: { member } } satisfies ExecutionArgs
      },
      onDisconnect: ({ extra: { socket } }) => removeSocket(socket),
      onClose: ({ extra: { socket } }) => removeSocket(socket),
    },
    contentSockets,
  )
  runOnChange(payload, () => closeEnded(payload))
  runOnChange(payload, createPublicationWatch(payload))
}

const refusal = (code: string): readonly GraphQLError[] => [
  new GraphQLError('This socket runs one subscription of the trusted documents.', {
    extensions: { code },
  }),
]

/** Calls `run` after commits of any instance, while sockets are open. */
function runOnChange(payload: Payload, run: () => Promise<void>): void {
  const readChangeToken = createChangeTokenReader(env.CONTENT_DATABASE_URL, payload)
  let last = ''
  startRunner(payload, async () => {
    closeExpired()
    if (connectedMembers().size === 0) return 0
    const token = await readChangeToken()
    if (token !== last) await run()
    last = token
    return pollMs
  })
}
