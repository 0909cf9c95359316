import type { UIField } from 'payload'

const notice = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Field: component }, disableListColumn: true },
})

/** Above the form: words that were not saved, and what is scheduled. */
export const noticeFields = [
  notice('unsavedWords', '/plugins/unsaved/unsaved-words.client#UnsavedWords'),
  notice('schedules', '/plugins/scheduling/schedules.client#Schedules'),
]
