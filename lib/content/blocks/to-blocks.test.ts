import { readdirSync, readFileSync } from 'node:fs'
import { asRaw, rawArticle, rawContact, rawPicture, rawText } from '@/lib/testing/raw'
import { toBlocks } from './to-blocks'

type RawBody = Parameters<typeof toBlocks>[0]

const readText = (text: string) => [
  { kind: 'paragraph', children: [{ kind: 'text', text, marks: [] }] },
]

/** The blocks of a body, and what was reported. */
function map(...blocks: unknown[]) {
  const reports: string[] = []
  return { blocks: toBlocks(asRaw<RawBody>(blocks), (message) => reports.push(message)), reports }
}

describe('each kind of block', () => {
  const person = {
    id: 1001,
    name: 'Inès Kato',
    target: { to: 'person', params: { id: 1001, slug: 'ines-kato' } },
  }

  const kinds: [
    typename: string,
    raw: Record<string, unknown>,
    expected: Record<string, unknown>,
  ][] = [
    [
      'TextBlock',
      { heading: 'One', text: rawText('a') },
      { kind: 'text', heading: 'One', anchor: 'one', text: readText('a') },
    ],
    [
      'TableBlock',
      { caption: 'C', head: ['A', 'B'], rows: [{ cells: ['1', '2'] }], note: 'N' },
      {
        kind: 'table',
        caption: 'C',
        head: ['A', 'B'],
        rows: [['1', '2']],
        note: 'N',
        heading: null,
      },
    ],
    [
      'QuoteBlock',
      { quote: 'Q', name: null, role: null, contact: rawContact() },
      { kind: 'quote', text: 'Q', person, name: null, role: null },
    ],
    [
      'QuoteBlock',
      { quote: 'Q', name: 'Somebody', role: 'Judge', contact: null },
      { kind: 'quote', text: 'Q', person: null, name: 'Somebody', role: 'Judge' },
    ],
    [
      'CalloutBlock',
      { tone: 'warning', title: 'T', text: rawText('a') },
      { kind: 'callout', tone: 'warning', title: 'T', text: readText('a') },
    ],
    [
      'StepsBlock',
      { heading: 'S', items: [{ title: 'T', text: rawText('a') }] },
      { kind: 'steps', items: [{ title: 'T', text: readText('a') }] },
    ],
    [
      'QuestionsBlock',
      { heading: 'Q', questions: [{ question: 'Why?', answer: rawText('a') }] },
      { kind: 'questions', items: [{ question: 'Why?', answer: readText('a') }] },
    ],
    [
      'FiguresBlock',
      { heading: null, figures: [{ value: '40 GW', label: 'queued' }], source: 'S' },
      { kind: 'figures', items: [{ value: '40 GW', label: 'queued' }], source: 'S', heading: null },
    ],
    [
      'TimelineBlock',
      { heading: 'T', moments: [{ when: 'May', title: 'T', text: rawText('a') }] },
      { kind: 'timeline', items: [{ when: 'May', title: 'T', text: readText('a') }] },
    ],
    [
      'ChartBlock',
      { heading: 'C', unit: '%', bars: [{ label: 'a', value: 1.5 }], note: null },
      { kind: 'chart', unit: '%', bars: [{ label: 'a', value: 1.5 }], note: null },
    ],
    [
      'PeopleBlock',
      { heading: 'P', contacts: [rawContact()] },
      { kind: 'people', people: [person] },
    ],
    [
      'RelatedBlock',
      { heading: 'R', articles: [rawArticle()] },
      { kind: 'related', articles: [{ id: 2001, title: 'Merger control' }] },
    ],
    [
      'ImageBlock',
      { media: rawPicture(), caption: 'C' },
      {
        kind: 'image',
        caption: 'C',
        picture: {
          url: '/api/media/file/a.png?v=1793491200000',
          alt: 'A pylon',
          credit: null,
          width: 1200,
          height: 800,
        },
      },
    ],
  ]

  test.each(kinds)('%s is shown', (__typename, raw, expected) => {
    const { blocks, reports } = map({ __typename, id: 'x', ...raw })
    expect(blocks).toMatchObject([expected])
    expect(reports).toEqual([])
  })

  test('has a key of its own', () => {
    const { blocks } = map(
      ...kinds.map(([__typename, raw]) => ({ __typename, id: 'same', ...raw })),
    )
    expect(new Set(blocks.map((block) => block.key)).size).toBe(kinds.length)
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['TextBlock', { heading: null, text: null }, { heading: null, anchor: null, text: [] }],
    [
      'TableBlock',
      { caption: null, head: null, rows: [], note: null },
      { caption: '', head: [], rows: [] },
    ],
    [
      'QuoteBlock',
      { quote: null, name: null, role: null, contact: null },
      { text: '', person: null },
    ],
    [
      'CalloutBlock',
      { tone: null, title: null, text: null },
      { tone: 'note', title: '', text: [] },
    ],
    [
      'StepsBlock',
      { heading: null, items: [{ title: null, text: null }] },
      { items: [{ title: '', text: [] }] },
    ],
    [
      'QuestionsBlock',
      { heading: '  ', questions: [{ question: null, answer: null }] },
      { heading: null, anchor: null, items: [{ question: '', answer: [] }] },
    ],
    ['FiguresBlock', { heading: null, figures: [], source: null }, { items: [], source: null }],
    [
      'TimelineBlock',
      { heading: null, moments: [{ when: null, title: null, text: 'no rich text' }] },
      { items: [{ when: '', title: '', text: [] }] },
    ],
    [
      'ChartBlock',
      { heading: null, unit: null, bars: [{ label: null, value: null }], note: null },
      { unit: '', bars: [{ label: '', value: 0 }] },
    ],
    ['PeopleBlock', { heading: null, contacts: null }, { people: [] }],
    ['RelatedBlock', { heading: null, articles: null }, { articles: [] }],
  ])('%s with missing values is shown without them', (__typename, raw, expected) =>
    expect(map({ __typename, id: null, ...raw }).blocks).toMatchObject([expected]),
  )
})

describe('a block that cannot be shown', () => {
  test.each(['VideoBlock', 'constructor', '__proto__', '', undefined])(
    'of type %j is left out and reported; the others stay',
    (__typename) => {
      const { blocks, reports } = map(
        { __typename: 'TextBlock', heading: 'Before', text: null },
        { __typename, id: 'x' },
        { __typename: 'TextBlock', heading: 'After', text: null },
      )
      expect(blocks.map((block) => block.heading)).toEqual(['Before', 'After'])
      expect(reports).toEqual([expect.stringContaining(`"${String(__typename)}"`)])
    },
  )

  test.each<[string, unknown]>([
    ['no picture', null],
    ['a picture without an address', rawPicture({ url: null })],
    ['a picture without a size', rawPicture({ width: null })],
  ])('is an image of %s', (_, media) => {
    const { blocks, reports } = map({ __typename: 'ImageBlock', media, caption: null })
    expect(blocks).toEqual([])
    expect(reports).toHaveLength(1)
  })

  test('is logged without a listener', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    toBlocks(asRaw<RawBody>([{ __typename: 'VideoBlock' }]))
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  test.each([null, undefined, []])('is an empty list for the body %j', (body) =>
    expect(toBlocks(body)).toEqual([]),
  )
})

describe('the anchor of a heading', () => {
  const anchorsOf = (...headings: (string | null)[]) =>
    map(
      ...headings.map((heading) => ({ __typename: 'TextBlock', heading, text: null })),
    ).blocks.map((block) => block.anchor)

  test.each<[string, string]>([
    ['What to file', 'what-to-file'],
    ['  Fees & costs: 2026  ', 'fees-costs-2026'],
    ['Élargissement à l’Œuvre', 'elargissement-a-l-œuvre'],
    ['并购交易的新规则', '并购交易的新规则'],
    ['第一步：申报', '第一步-申报'],
    ['???', 'part'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['"><img src=x>', 'img-src-x'],
    ['../../etc', 'etc'],
    ['__proto__', 'proto'],
  ])('%s is #%s', (heading, anchor) => expect(anchorsOf(heading)).toEqual([anchor]))

  test('is there for headings only', () =>
    expect(anchorsOf(null, '', '  ')).toEqual([null, null, null]))

  test.each<[string, string[], string[]]>([
    ['the same words', ['Fees', 'Fees', 'Fees'], ['fees', 'fees-2', 'fees-3']],
    ['words that fold to the same', ['Été', 'ete', 'ÉTÉ!'], ['ete', 'ete-2', 'ete-3']],
    ['a number that is taken', ['Fees', 'Fees 2', 'Fees'], ['fees', 'fees-2', 'fees-3']],
    ['Chinese', ['规则', '规则'], ['规则', '规则-2']],
    ['nothing but signs', ['?', '!', '…'], ['part', 'part-2', 'part-3']],
  ])('differs from that of %s', (_, headings, anchors) =>
    expect(anchorsOf(...headings)).toEqual(anchors),
  )

  test('is one that no other part of a publication’s page has', () => {
    const folders = [
      'app/(site)/[locale]',
      'components/layout',
      'components/insights',
      'components/expertise',
      'components/locations',
      'components/events',
      'components/training',
      'components/pages',
      'components/graduates',
      'components/contact',
    ]
    const files = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter(
          (name) =>
            name.endsWith('.tsx') &&
            /layout\.tsx|site-|publication-|expertise-page|location-page|event-page|training-page|legal-page|access-page|graduate-page|contact-page/.test(
              name,
            ),
        )
        .map((name) => `${folder}/${name}`),
    )
    const ids = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id),
    )
    expect(ids).toEqual(expect.arrayContaining(['content', 'in-short', 'panel-menu']))
    for (const id of ids) expect(anchorsOf(id)).not.toEqual([id])
  })

  test('is short, and distinct where only the ends differ', () => {
    const long = 'a'.repeat(500)
    const anchors = anchorsOf(`${long}b`, `${long}c`, ...Array.from({ length: 200 }, () => 'x'))
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor?.length).toBeLessThan(70)
  })
})

test('the footnotes of all its texts are numbered, and a last block', () => {
  const textWith = (...notes: string[]) => ({
    root: {
      children: [
        {
          type: 'paragraph',
          children: notes.map((text) => ({
            type: 'inlineBlock',
            fields: { blockType: 'footnote', text },
          })),
        },
      ],
    },
  })
  const { blocks } = map(
    { __typename: 'TextBlock', heading: 'One', text: textWith('a', 'b') },
    { __typename: 'StepsBlock', heading: 'Two', items: [{ title: 'T', text: textWith('c') }] },
  )
  expect(blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['text', 'One'],
    ['steps', 'Two'],
    ['text', null],
  ])
  expect(blocks[2]).toMatchObject({
    text: [{ kind: 'notes', notes: [{ number: 1 }, { number: 2 }, { number: 3, text: 'c' }] }],
  })
})
