import type { UIField } from 'payload'

const notice = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Field: component }, disableListColumn: true },
})

/** Above the form: what is scheduled. */
export const noticeFields = [
  notice('schedules', '/plugins/scheduling/schedules.client#Schedules'),
]
