import type { ClientField } from 'payload'
import { toElementIds, toTabIndex } from './field-place'

test.each([
  ['title', ['field-title']],
  ['seo.description', ['field-seo', 'field-seo__description']],
  ['body.2.text', ['field-body', 'body-row-2', 'field-body__2__text']],
  [
    'body.0.items.1.title',
    [
      ...['field-body', 'body-row-0', 'field-body__0__items', 'body-0-items-row-1'],
      'field-body__0__items__1__title',
    ],
  ],
])('the elements of %s', (path, ids) => expect(toElementIds(path)).toEqual(ids))

// cast: of fields only what is read
const fields = [
  { type: 'ui', name: 'findings' },
  {
    type: 'tabs',
    tabs: [
      { fields: [{ type: 'text', name: 'title' }] },
      { fields: [{ type: 'row', fields: [{ type: 'date', name: 'startsAt' }] }] },
    ],
  },
  { type: 'text', name: 'slug' },
] as unknown as ClientField[]

test.each([
  ['title', 0],
  ['startsAt', 1],
  ['slug', null],
  ['unknown.0.name', null],
])('the tab of %s', (path, index) => expect(toTabIndex(path, fields)).toBe(index))
