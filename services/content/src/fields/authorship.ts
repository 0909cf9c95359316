import type { Field, RelationshipField } from 'payload'
import { isEditor } from '../access/rules'

const person = (
  name: string,
  label: string,
  hooks: RelationshipField['hooks'],
): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: 'users',
  access: { create: () => false, read: ({ req }) => isEditor(req), update: () => false },
  admin: { readOnly: true, position: 'sidebar' },
  hooks,
})

export const updatedByField: Field = person('updatedBy', 'Last saved by', {
  beforeChange: [({ req, value }) => (req.user?.collection === 'users' ? req.user.id : value)],
})

/** Who began a document and who saved it last, so that each version says whose it is. */
export const authorshipFields: Field[] = [
  person('createdBy', 'Begun by', {
    beforeChange: [
      ({ operation, req, value }) =>
        operation === 'create' && req.user?.collection === 'users' ? req.user.id : value,
    ],
  }),
  updatedByField,
]
