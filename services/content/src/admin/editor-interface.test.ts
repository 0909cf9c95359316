import type { Field } from 'payload'
import { withEditorInterface } from './editor-interface'

const toFields = (...fields: Field[]) =>
  withEditorInterface({ collections: [{ slug: 'a', fields }] } as never)
    .collections?.[0]?.fields.filter((field) => !('name' in field && field.name === 'savedAt'))
    .map((field) => field as unknown as Record<string, never>) ?? []

test('options have words for values', () => {
  const [field] = toFields({
    name: 'kind',
    type: 'select',
    options: ['european-union', { value: 'x', label: 'X (Twitter)' }],
  })
  expect(field?.options).toMatchObject([
    { value: 'european-union', label: { en: 'European union' } },
    { value: 'x', label: { en: 'X (Twitter)' } },
  ])
})

test('fields in tabs, groups, lists and blocks are described too', () => {
  const option: Field = { name: 'kind', type: 'select', options: ['a'] }
  const [tabs] = toFields({
    type: 'tabs',
    tabs: [
      {
        label: 'First',
        fields: [
          { name: 'group', type: 'group', fields: [{ type: 'row', fields: [option] }] },
          { name: 'list', type: 'array', fields: [option] },
          { name: 'body', type: 'blocks', blocks: [{ slug: 'text', fields: [option] }] },
        ],
      },
    ],
  })
  const described = { options: [{ value: 'a', label: { en: 'A' } }] }
  expect(tabs).toMatchObject({
    tabs: [
      {
        label: { en: 'First' },
        fields: [
          { fields: [{ fields: [described] }] },
          { fields: [described], admin: { components: { RowLabel: expect.anything() } } },
          {
            blocks: [{ fields: [described], admin: { images: { thumbnail: '/blocks/text.svg' } } }],
          },
        ],
      },
    ],
  })
})

test('moments are shown and edited in the firm’s time zone, those of each save too', () => {
  const components = {
    Field: '/admin/hour-field.client#HourField',
    Cell: '/admin/hour-cell.client#HourCell',
  }
  const fields = toFields({ name: 'publishedOn', type: 'date' })
  expect(fields.map(({ name, admin }) => [name, admin])).toEqual(
    ['publishedOn', 'updatedAt', 'createdAt'].map((name) => [
      name,
      expect.objectContaining({ components }),
    ]),
  )
})
