import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Queries by id need no order. The default sort by a localised title would cost a second database
 * query each.
 */
export const orderById: CollectionBeforeOperationHook = ({ args, operation }) =>
  'where' in args && operation === 'read' && !args.sort && isById(args.where)
    ? { ...args, sort: 'id' }
    : args

const isById = (where: object | undefined): boolean =>
  where !== undefined && Object.keys(where).join() === 'id'
