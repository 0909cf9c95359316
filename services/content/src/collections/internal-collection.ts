import type { CollectionConfig } from 'payload'

const never = () => false

/** Of collections that no API reads or writes: the code that each names does. */
export const internal = {
  graphQL: false,
  admin: { hidden: true },
  access: { create: never, read: never, update: never, delete: never },
  disableDuplicate: true,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>
