import type { FlattenedField } from 'payload'
import { stub } from '../../testing/stub'
import { mapTexts } from './map-texts'

const text = (name: string) => ({ name, type: 'text' })
const fields = stub<FlattenedField[]>([
  text('title'),
  text('slug'),
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'kind', type: 'select' },
  { name: 'seo', type: 'group', flattenedFields: [text('title')] },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'note', type: 'textarea' }] },
  {
    name: 'body',
    type: 'blocks',
    blocks: [{ slug: 'text', flattenedFields: [{ name: 'text', type: 'richText' }] }],
  },
])

const doc = {
  id: 1,
  title: 'a',
  slug: 'a',
  tags: ['a', 'b'],
  kind: 'a',
  seo: { title: 'a' },
  rows: [{ id: 'a', note: 'a' }],
  body: [
    {
      blockType: 'text',
      id: 'a',
      text: {
        root: {
          type: 'root',
          children: [{ type: 'link', url: 'a', children: [{ type: 'text', text: 'a' }] }],
        },
      },
    },
    { blockType: 'gone', text: 'a' },
  ],
}

test('maps the texts of fields, rows, blocks and rich text, and nothing else', () => {
  const paths: string[] = []
  const mapped = mapTexts(fields, doc, (value, path) => {
    paths.push(path)
    return value.toUpperCase()
  })
  expect(paths).toEqual([
    'title',
    'tags.0',
    'tags.1',
    'seo.title',
    'rows.0.note',
    'body.0.text.root.children.0.children.0.text',
  ])
  expect(JSON.stringify(mapped).match(/"A"/g)).toHaveLength(5)
  expect(mapped).toMatchObject({
    slug: 'a',
    kind: 'a',
    rows: [{ id: 'a' }],
    body: [{ id: 'a' }, doc.body[1]],
  })
})

test.each([[null], [undefined], ['text'], [[null, 'text', [1]]]])(
  'leaves %j in rows as it is',
  (value) => {
    expect(mapTexts(fields, { rows: value, body: value, seo: value }, String)).toEqual({
      rows: value,
      body: value,
      seo: value,
    })
  },
)
