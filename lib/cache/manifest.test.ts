import { documentTag, everythingTag, listTag, relatedTag, collectTags } from './manifest'

describe('a tag', () => {
  test.each([
    [documentTag('Contact', 1001), 'Contact:1001'],
    [documentTag('Home', 'Home'), 'Home:Home'],
    [listTag('Article'), 'Article@*'],
    [relatedTag('Article', { type: 'Contact', id: 1001 }), 'Article@Contact:1001'],
    [everythingTag, 'content'],
  ])('%s', (tag, expected) => expect(tag).toBe(expected))
})

describe('the tags of an answer', () => {
  const person = {
    __typename: 'Contact',
    id: 1001,
    name: 'Inès Kato',
    offices: [{ __typename: 'OfficeInfo', id: 4001, name: 'Tokyo' }],
  }

  test('name every document in it, once, however deep it is', () => {
    const data = {
      Articles: {
        __typename: 'Articles',
        docs: [
          {
            __typename: 'Article',
            id: 1,
            authors: [person, person],
            related: [{ __typename: 'Article', id: 2, authors: [person] }],
          },
        ],
      },
    }
    expect(collectTags(data).sort()).toEqual([
      'Article:1',
      'Article:2',
      'Contact:1001',
      'OfficeInfo:4001',
    ])
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['a text', 'Contact:1', []],
    ['a number', 1, []],
    ['an empty answer', {}, []],
    ['an empty list', [], []],
    ['nulls in a list', [null, undefined, person, null], ['Contact:1001', 'OfficeInfo:4001']],
    ['an object without an id', { __typename: 'Article' }, []],
    ['an object without a type', { id: 1 }, []],
    ['an id that is null', { __typename: 'Article', id: null }, []],
    ['an id that is an object', { __typename: 'Article', id: { a: 1 } }, []],
    ['a type that is no text', { __typename: 1, id: 1 }, []],
    ['an id that is zero', { __typename: 'Article', id: 0 }, ['Article:0']],
    [
      'a link of a running text',
      { fields: { doc: { relationTo: 'articles', value: { id: 7, slug: 'x' } } } },
      ['Article:7'],
    ],
    [
      'a link to a product page',
      { relationTo: 'product-pages', value: { id: 7, slug: 'x' } },
      ['ProductPage:7'],
    ],
    [
      'a link to an unpublished document',
      { relationTo: 'articles', value: { id: 7, path: null } },
      ['Article:7'],
    ],
    [
      'a related document that was omitted',
      { Articles: null, omitted: [{ __typename: 'Contact', id: 7 }] },
      ['Contact:7'],
    ],
    ['a link to a document that is gone', { relationTo: 'articles', value: 7 }, []],
    ['a link to a name that every object has', { relationTo: 'constructor', value: { id: 7 } }, []],
    ['an id that is a text', { __typename: 'TextBlock', id: 'abc' }, ['TextBlock:abc']],
    [
      'a name that every object has',
      JSON.parse(
        '{"__proto__":{"__typename":"Article","id":9},"constructor":{"__typename":"Article","id":8}}',
      ),
      ['Article:9', 'Article:8'],
    ],
  ])('%s', (_, data, tags) => expect(collectTags(data)).toEqual(tags))
})
