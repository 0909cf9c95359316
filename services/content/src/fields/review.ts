import type { CheckboxField } from 'payload'
import { editors } from '../access/rules'

/** How who may not publish hands a draft over; publishing it ends the review. */
export const reviewField: CheckboxField = {
  name: 'inReview',
  type: 'checkbox',
  label: 'Ready for review',
  access: { read: ({ req }) => editors({ req }) === true },
  admin: {
    position: 'sidebar',
    description: 'Lists the draft on the dashboard of the publishers.',
  },
  hooks: {
    beforeChange: [({ data, value }) => (data?._status === 'published' ? false : value)],
  },
}
