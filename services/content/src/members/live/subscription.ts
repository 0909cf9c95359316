import { on, EventEmitter } from 'node:events'
import { GraphQLEnumType, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql'

export type MemberEventKind = 'feed' | 'favourite' | 'report'

/** By member. The number of listeners is that of sockets, which is bounded elsewhere. */
const events = new EventEmitter().setMaxListeners(0)

export const notifyMember = (member: number, kind: MemberEventKind): void =>
  void events.emit(String(member), { kind })

const memberEvent = new GraphQLObjectType<{ kind: MemberEventKind }>({
  name: 'MemberEvent',
  description: 'What the member reads has changed: fetch it again.',
  fields: {
    kind: {
      type: new GraphQLNonNull(
        new GraphQLEnumType({
          name: 'MemberEventKind',
          values: {
            feed: { value: 'feed', description: 'An entry of the feed was published.' },
            favourite: { value: 'favourite', description: 'A saved document has changed.' },
            report: { value: 'report', description: 'An answer of a saved report has changed.' },
          },
        }),
      ),
    },
  },
})

const subscription = new GraphQLObjectType<undefined, { member: number }>({
  name: 'Subscription',
  fields: {
    memberEvents: {
      type: new GraphQLNonNull(memberEvent),
      subscribe: (_root, _args, { member }) => on(events, String(member)),
      resolve: (emitted: unknown) => (Array.isArray(emitted) ? emitted[0] : null),
    },
  },
})

/** Payload's schema with the subscription of members, which it has no setting for. */
export const withSubscription = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({ ...schema.toConfig(), subscription })
