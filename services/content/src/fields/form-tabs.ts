import type { Field, TabsField } from 'payload'
import { productField, seoField } from './shared'

/** Tabs after the first one, and which fields of a type they have; a row counts by its first field. */
const tabs = [
  {
    label: 'Dates and place',
    names: [
      ...['startsAt', 'registrationOpens', 'sessions', 'agenda', 'venue', 'capacity'],
      ...['timeZone', 'otherTimeZones', 'deadlines', 'meetings', 'hours', 'holidays'],
      ...['coordinates', 'access', 'directions', 'statedAt', 'effectiveOn', 'vacancy'],
    ],
  },
  { label: 'Relations', types: ['relationship', 'join'] },
]

const settings = ['parent', 'order', 'root', 'area', 'recipient', 'topicKey', 'isoCode']

/**
 * The fields of a content type in tabs, which have no name: data and tables stay as without them.
 * Fields beside the form stay there.
 *
 * @param fields of the type, which may have tabs of its own
 */
export function formTabs(fields: Field[]): Field[] {
  const inForm = fields.filter((field) => !isBeside(field))
  const own = inForm.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const others = inForm.filter(({ type }) => type !== 'tabs')
  const tabOf = (field: Field): string => {
    const name = toName(field)
    if (settings.includes(name)) return 'Settings'
    const tab = tabs.find(
      ({ names, types }) => names?.includes(name) || types?.includes(field.type),
    )
    return tab?.label ?? 'Content'
  }
  const toFields = (label: string) => others.filter((field) => tabOf(field) === label)
  const form: TabsField = {
    type: 'tabs',
    tabs: [
      ...own,
      ...['Content', ...tabs.map(({ label }) => label)].map((label) => ({
        label,
        fields: toFields(label),
      })),
      { label: 'Search and sharing', fields: [seoField] },
      { label: 'Settings', fields: [...toFields('Settings'), productField] },
    ].filter((tab) => tab.fields.length > 0),
  }
  return [form, ...fields.filter(isBeside)]
}

const toName = (field: Field): string => {
  if ('name' in field && field.name) return field.name
  const [first] = field.type === 'row' ? field.fields : []
  return first ? toName(first) : ''
}

const isBeside = (field: Field): boolean =>
  'admin' in field &&
  (Reflect.get(field.admin ?? {}, 'position') === 'sidebar' ||
    Reflect.get(field.admin ?? {}, 'hidden') === true)
