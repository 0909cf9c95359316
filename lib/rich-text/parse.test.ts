import { siteLocales } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import type { TextMark } from '@law-firm/contract/rich-text'
import { parseRichText, plainText, type RichInline, type RichNote } from './parse'

const root = (...children: unknown[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const text = (value: unknown, format: unknown = 0) => ({ type: 'text', text: value, format })
const link = (fields: unknown, ...children: unknown[]) => ({
  type: 'link',
  fields,
  children: children.length > 0 ? children : [text('here')],
})
const linkTo = (relationTo: unknown, value: unknown) =>
  link({ linkType: 'internal', doc: { relationTo, value } })

const marked = (value: string, ...marks: TextMark[]): RichInline => ({
  kind: 'text',
  text: value,
  marks,
})
const plain = (value: string): RichInline => marked(value)
const item = (...children: unknown[]) => ({ type: 'listitem', children })
const list = (listType: string, ...items: unknown[]) => ({
  type: 'list',
  listType,
  children: items,
})

/** The inline nodes of a text with one paragraph. */
const inlineOf = (...children: unknown[]): RichInline[] => {
  const [block] = parseRichText(root(paragraph(...children)))
  return block?.kind === 'paragraph' ? block.children : []
}

describe('a rich text', () => {
  test('has paragraphs, emphasis, line breaks and lists', () => {
    const parsed = parseRichText(
      root(
        paragraph(
          text('plain '),
          text('bold', 1),
          text('italic', 2),
          text('both', 3),
          { type: 'linebreak' },
          text('underlined', 8),
        ),
        list('bullet', item(text('one')), item(text('two', 1))),
        list('number', item(text('first'))),
      ),
    )
    const only = (inline: RichInline) => ({ children: [inline], lists: [] })
    expect(parsed).toEqual([
      {
        kind: 'paragraph',
        children: [
          plain('plain '),
          marked('bold', 'strong'),
          marked('italic', 'em'),
          marked('both', 'strong', 'em'),
          { kind: 'break' },
          marked('underlined', 'u'),
        ],
      },
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [only(plain('one')), only(marked('two', 'strong'))],
      },
      { kind: 'list', ordered: true, start: 1, items: [only(plain('first'))] },
    ])
    expect(plainText(parsed)).toBe('plain bolditalicboth\nunderlined\none two\nfirst')
  })

  test('has lists in lists, as the editor stores them', () => {
    const [duties] = parseRichText(
      root(
        list(
          'bullet',
          item(text('Duty of care')),
          item(list('number', item(text('Directors')), item(text('Officers')))),
          item(text('Remedies')),
        ),
      ),
    )
    expect(duties).toMatchObject({
      items: [
        {
          children: [plain('Duty of care')],
          lists: [
            {
              ordered: true,
              items: [{ children: [plain('Directors')] }, { children: [plain('Officers')] }],
            },
          ],
        },
        { children: [plain('Remedies')], lists: [] },
      ],
    })
    expect(plainText(duties ? [duties] : [])).toBe('Duty of care Directors Officers Remedies')
  })

  test('has the lists of an item whose text stands before them, and of one without a text', () => {
    const inner = list('bullet', item(text('b')))
    expect(parseRichText(root(list('bullet', item(text('a'), inner))))).toMatchObject([
      { items: [{ children: [plain('a')], lists: [{ items: [{ children: [plain('b')] }] }] }] },
    ])
    expect(parseRichText(root(list('bullet', item(inner))))).toMatchObject([
      { items: [{ children: [], lists: [{ items: [{ children: [plain('b')] }] }] }] },
    ])
  })

  test('starts a list at its number', () => {
    const numbered = (start: unknown) =>
      parseRichText(root({ ...list('number', item(text('a'))), start }))
    expect(numbered(4)).toMatchObject([{ start: 4 }])
    for (const none of [undefined, null, '4', 1.5])
      expect(numbered(none)).toMatchObject([{ start: 1 }])
  })

  test('ranks the sizes of headings, whatever they are', () => {
    const heading = (tag: string, words: string) => ({
      type: 'heading',
      tag,
      children: [text(words)],
    })
    const levels = (...tags: string[]) =>
      parseRichText(root(...tags.map((tag) => heading(tag, tag)))).map(
        (block) => block.kind === 'heading' && block.level,
      )
    expect(levels('h3', 'h4', 'h3')).toEqual([0, 1, 0])
    expect(levels('h4')).toEqual([0])
    expect(levels('h1', 'h2', 'h3', 'h6')).toEqual([0, 1, 2, 2])
    expect(plainText(parseRichText(root(heading('h3', 'Limits'), paragraph(text('a')))))).toBe(
      'Limits\na',
    )
  })

  describe('a table', () => {
    const cell = (words: string, more: Record<string, unknown> = {}) => ({
      type: 'tablecell',
      headerState: 0,
      colSpan: 1,
      rowSpan: 1,
      ...more,
      children: [paragraph(text(words))],
    })
    const table = (...rows: unknown[][]) => ({
      type: 'table',
      children: rows.map((children) => ({ type: 'tablerow', children })),
    })

    test('has heads, spans and rich cells', () => {
      const parsed = parseRichText(
        root(
          table(
            [cell('Party', { headerState: 1 }), cell('Share', { headerState: 3 })],
            [cell('Seller', { headerState: 2 }), cell('60 %')],
            [cell('All', { colSpan: 2 })],
          ),
        ),
      )
      expect(parsed).toMatchObject([
        {
          kind: 'table',
          rows: [
            [{ scope: 'col' }, { scope: 'col', colSpan: 1, rowSpan: 1 }],
            [{ scope: 'row' }, { scope: null, text: [{ kind: 'paragraph' }] }],
            [{ scope: null, colSpan: 2 }],
          ],
        },
      ])
      expect(plainText(parsed)).toBe('Party | Share\nSeller | 60 %\nAll | ')
    })

    test('without a cell is none, and impossible spans are one or the most', () => {
      expect(parseRichText(root(table([]), { type: 'table' }))).toEqual([])
      expect(parseRichText(root(table([cell('a', { colSpan: -3, rowSpan: 1e9 })])))).toMatchObject([
        { rows: [[{ colSpan: 1, rowSpan: 100 }]] },
      ])
    })
  })

  describe('footnotes', () => {
    const footnote = (words: unknown, id?: string) => ({
      type: 'inlineBlock',
      fields: { blockType: 'footnote', id, text: words },
    })

    test('stand at the end of their text', () => {
      const parsed = parseRichText(
        root(
          paragraph(text('excluded.'), footnote('Subject to clause 9.', '66b0c1')),
          list('bullet', item(text('Duty'), footnote(' See above. '))),
        ),
      )
      const [first, second] = [
        { id: 'note-66b0c1', number: 1, text: 'Subject to clause 9.' },
        { id: 'note-2', number: 2, text: 'See above.' },
      ]
      expect(parsed).toMatchObject([
        { kind: 'paragraph', children: [plain('excluded.'), { kind: 'note', note: first }] },
        { kind: 'list', items: [{ children: [plain('Duty'), { kind: 'note', note: second }] }] },
        { kind: 'notes', notes: [first, second] },
      ])
      expect(plainText(parsed)).toBe(
        'excluded.[1]\nDuty[2]\n[1] Subject to clause 9.\n[2] See above.',
      )
    })

    test('are numbered through the texts of a page', () => {
      const notes: RichNote[] = []
      const one = () => parseRichText(root(paragraph(footnote('a'))), notes)
      expect([one(), one()]).toMatchObject([
        [{ children: [{ note: { number: 1 } }] }],
        [{ children: [{ note: { number: 2 } }] }],
      ])
      expect(notes).toHaveLength(2)
    })

    test('need a text', () => {
      for (const none of ['', ' ', null, 3])
        expect(parseRichText(root(paragraph(footnote(none))))).toEqual([])
      const copied = paragraph(footnote('a', '66b0c1'))
      expect(parseRichText(root(copied, copied))).toMatchObject([
        { children: [{ note: { id: 'note-66b0c1' } }] },
        { children: [{ note: { id: 'note-2' } }] },
        { kind: 'notes' },
      ])
      expect(parseRichText(root(paragraph(footnote('a', '"><script>'))))).toMatchObject([
        { children: [{ note: { id: 'note-1' } }] },
        {},
      ])
    })
  })

  test('separates words by a tab', () =>
    expect(
      plainText(
        parseRichText(root(paragraph(text('Party'), { type: 'tab', text: '\t' }, text('Role')))),
      ),
    ).toBe('Party\tRole'))

  test.each<[string, unknown[], string]>([
    ['a power', [text('10'), text('6', 64), text(' m'), text('2', 64)], '10⁶ m²'],
    ['a formula', [text('H'), text('2', 32), text('O')], 'H₂O'],
    ['an ordinal', [text('the 4'), text('th', 64), text(' of May')], 'the 4th of May'],
    [
      'what is struck through',
      [text('the '), text('incorrect', 4), text('correct')],
      'the correct',
    ],
  ])('reads %s as plain text', (_, children, expected) =>
    expect(plainText(parseRichText(root(paragraph(...children))))).toBe(expected),
  )

  test('omits empty paragraphs', () =>
    expect(parseRichText(root(paragraph(), paragraph(text('a'))))).toEqual([
      { kind: 'paragraph', children: [plain('a')] },
    ]))

  test('retains the text of an unknown node', () => {
    expect(
      inlineOf({
        type: 'marquee',
        children: [text('a'), { type: 'blink', children: [text('b')] }],
      }),
    ).toEqual([plain('a'), plain('b')])
    expect(parseRichText(root({ type: 'quote', children: [text('Title')] }))).toEqual([
      { kind: 'paragraph', children: [plain('Title')] },
    ])
  })

  test('treats markup as text', () => {
    expect(inlineOf(text('<script>alert(1)</script>'))).toEqual([
      plain('<script>alert(1)</script>'),
    ])
  })
})

describe('invalid input', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hello'],
    ['a number', 1],
    ['a list', []],
    ['an empty object', {}],
    ['no root', { root: null }],
    ['a root without children', { root: {} }],
    ['children that are no list', { root: { children: 'a' } }],
    ['children that are nulls', { root: { children: [null, undefined, 1, 'a', []] } }],
    ['a node without a type', root({ children: [text('a')] })],
    ['a node whose type is no text', root({ type: 1, children: [text('a')] })],
    ['an unknown node without children', root({ type: 'horizontalrule' })],
    ['children of a wrong type', root({ type: 'paragraph', children: 'a' })],
  ])('%s is an empty text', (_, value) => expect(parseRichText(value)).toEqual([]))

  test('ignores a malformed node only', () => {
    expect(
      parseRichText(
        root(
          null,
          paragraph(text('kept')),
          { nonsense: true },
          paragraph(null, text('kept too'), 7),
        ),
      ),
    ).toEqual([
      { kind: 'paragraph', children: [plain('kept')] },
      { kind: 'paragraph', children: [plain('kept too')] },
    ])
  })

  test.each([
    [undefined, ''],
    [null, ''],
    [7, '7'],
  ])('parses the text %j to %j', (value, expected) =>
    expect(inlineOf(text(value))).toEqual([plain(expected)]),
  )

  test('ignores a format that is not a number', () =>
    expect(inlineOf(text('a', '1'), text('b', null))).toEqual([plain('a'), plain('b')]))

  test('survives ten thousand lists in lists', () => {
    let node: unknown = item(text('deep'))
    for (let level = 0; level < 10_000; level += 1) node = item(list('bullet', node))
    expect(() => parseRichText(root(list('bullet', node)))).not.toThrow()
  })

  test('survives ten thousand nested levels', () => {
    let node: unknown = text('deep')
    for (let level = 0; level < 10_000; level += 1) node = { type: 'quote', children: [node] }
    expect(() => parseRichText(root(paragraph(text('before')), node))).not.toThrow()
    expect(plainText(parseRichText(root(paragraph(text('before')), node)))).toContain('before')
  })
})

describe('a link to a URL', () => {
  test.each([
    'https://example.test/a?b=c#d',
    'http://www.legislation.gov.uk/ukpga/2006/46',
    'HTTPS://EXAMPLE.org/x',
    'mailto:office@example.test',
    'tel:+442071234567',
    '/people',
    '/',
    '/people?q=a b',
  ])('%s is accepted', (url) =>
    expect(inlineOf(link({ url }))).toEqual([
      { kind: 'link', link: { kind: 'address', href: url }, children: [plain('here')] },
    ]),
  )

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    'https://',
    'http:///x',
    'https:/evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\\evil.test',
    '\\\\evil.test',
    'people',
    '',
    '#a',
    '?q=a',
    'https:evil.test',
    'mailto',
    'ftp://a',
    'https://a\u0000b',
  ])('%j is removed, but not its text', (url) =>
    expect(inlineOf(link({ url }))).toEqual([plain('here')]),
  )

  test.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { url: null },
    { url: 7 },
    { url: {} },
    { doc: null },
    { doc: 7 },
    { doc: {} },
  ])('the fields %j are ignored', (fields) =>
    expect(inlineOf(link(fields))).toEqual([plain('here')]),
  )

  test('is accepted as an autolink', () => {
    expect(
      inlineOf({
        type: 'autolink',
        fields: { url: 'https://example.test' },
        children: [text('a')],
      }),
    ).toMatchObject([{ kind: 'link' }])
  })
})

describe('a link to a document', () => {
  test.each([
    '/publications/2001/a',
    '/people/1001/ines-kato',
    '/events/1/a',
    '/about-us/news/a',
    '/training/1/a',
    '/training-series/1/a',
    '/offices/tokyo',
    '/locations/japan',
    '/service/disputes/arbitration',
    '/service/disputes',
    '/sector/energy',
    '/tmt',
    '/solutions/deal-rooms',
    '/our-story',
    '/about-us/about-firm/leadership',
    '/features/energy-transition/2/how-to-read',
    '/products/clause-library',
    '/contact-us/press',
  ])('has the path %s', (path) => {
    const [inline] = inlineOf(linkTo('articles', { id: 1, path }))
    expect(
      inline?.kind === 'link' && inline.link.kind === 'route' && toHref(inline.link.target, 'en'),
    ).toBe(path)
  })

  const hostile: [name: string, collection: unknown, document: unknown][] = [
    ['a document that is not read along', 'articles', 2001],
    ['no document', 'articles', null],
    ['a document without an address', 'articles', { id: 1 }],
    ['a null address', 'articles', { id: 1, path: null }],
    ['an address of another host', 'articles', { id: 1, path: '//evil.test' }],
    ['an address of another scheme', 'contacts', { id: 1, path: 'javascript:alert(1)' }],
    ['an address that climbs', 'contacts', { id: 1, path: '/people/1/../../evil' }],
    ['an address with a line break', 'contacts', { id: 1, path: '/people/1/a\r\nHost: evil' }],
    ['an address that the site has not', 'articles', { id: 1, path: '/nowhere' }],
    ['an address with too many levels', 'services', { id: 1, path: '/service/a/b/c/d' }],
    ['an address with a hostile slug', 'services', { id: 1, path: '/service/__proto__' }],
    ['a text for an id', 'articles', { id: '1', path: '/people' }],
    ['an endless address', 'articles', { id: 1, path: `/${'a'.repeat(5000)}` }],
    ['no collection', undefined, { id: 1, path: '/people' }],
  ]

  test.each(hostile)('of %s leaves the words', (_, collection, document) =>
    expect(inlineOf(linkTo(collection, document))).toEqual([plain('here')]),
  )

  test.each(hostile)('of %s never makes a page fail', (_, collection, document) => {
    for (const inline of inlineOf(linkTo(collection, document))) {
      if (inline.kind !== 'link' || inline.link.kind !== 'route') continue
      for (const locale of siteLocales) toHref(inline.link.target, locale)
    }
  })

  test('takes precedence over a URL', () => {
    expect(
      inlineOf(
        link({
          url: 'https://evil.test',
          doc: { relationTo: 'articles', value: { id: 1, path: '/publications/1/a' } },
        }),
      ),
    ).toMatchObject([{ link: { kind: 'route' } }])
  })
})
