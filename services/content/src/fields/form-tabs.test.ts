import type { Field } from 'payload'
import { formTabs } from './form-tabs'

const text = (name: string, admin = {}): Field => ({ name, type: 'text', admin })
const relation = (name: string): Field => ({ name, type: 'relationship', relationTo: 'articles' })

/** The labels of the tabs with the names of their fields, and the fields beside the form. */
const formOf = (fields: Field[]) =>
  formTabs(fields).flatMap((field) =>
    field.type === 'tabs'
      ? field.tabs.map(
          (tab) =>
            `${String(tab.label)}: ${tab.fields.map((one) => ('name' in one ? one.name : one.type)).join(' ')}`,
        )
      : 'name' in field && field.name,
  )

describe('formTabs', () => {
  test('sorts the fields of a type into tabs, without empty ones', () =>
    expect(
      formOf([
        text('title'),
        relation('parent'),
        { type: 'row', fields: [text('startsAt'), text('timeZone')] },
        relation('authors'),
        text('body'),
        text('readingMinutes', { position: 'sidebar' }),
        text('sequence', { hidden: true }),
      ]),
    ).toEqual([
      'Content: title body',
      'Dates and place: row',
      'Relations: authors',
      'Search and sharing: seo',
      'Settings: parent product',
      'readingMinutes',
      'sequence',
    ]))

  test('keeps the tabs that a type has, first', () =>
    expect(formOf([{ type: 'tabs', tabs: [{ label: 'Person', fields: [text('name')] }] }])).toEqual(
      ['Person: name', 'Search and sharing: seo', 'Settings: product'],
    ))
})
