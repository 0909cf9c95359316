import { asRaw, rawText } from '@/lib/testing/raw'
import { toPlainText } from './plain'
import { toBlocks } from './to-blocks'

const plain = (...blocks: Record<string, unknown>[]) =>
  toPlainText(
    toBlocks(
      asRaw<Parameters<typeof toBlocks>[0]>(
        blocks.map((block) => ({ id: 'x', heading: null, ...block })),
      ),
      () => undefined,
    ),
  )

describe('the words of a body', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a text', { __typename: 'TextBlock', heading: 'H', text: rawText('a') }, 'H\na'],
    ['a text without a heading', { __typename: 'TextBlock', text: rawText('a') }, 'a'],
    [
      'a callout',
      { __typename: 'CalloutBlock', tone: 'note', title: 'T', text: rawText('a') },
      'a',
    ],
    [
      'steps',
      {
        __typename: 'StepsBlock',
        items: [
          { title: 'T', text: rawText('a') },
          { title: 'U', text: rawText('b') },
        ],
      },
      'T: a\nU: b',
    ],
    [
      'questions',
      { __typename: 'QuestionsBlock', questions: [{ question: 'Why?', answer: rawText('So.') }] },
      'Why? So.',
    ],
    [
      'a quotation',
      { __typename: 'QuoteBlock', quote: 'Q', name: 'N', role: null, contact: null },
      'Q',
    ],
    [
      'a table',
      {
        __typename: 'TableBlock',
        heading: 'H',
        caption: 'C',
        head: ['A'],
        rows: [{ cells: ['1'] }],
        note: null,
      },
      '',
    ],
    [
      'figures',
      { __typename: 'FiguresBlock', figures: [{ value: '1', label: 'a' }], source: null },
      '',
    ],
  ])('of %s are read', (_, block, words) => expect(plain(block)).toBe(words))

  test('are in the order of the blocks', () =>
    expect(
      plain(
        { __typename: 'TextBlock', heading: 'One', text: rawText('a') },
        { __typename: 'QuoteBlock', quote: 'Q', name: null, role: null, contact: null },
      ),
    ).toBe('One\na\n\nQ'))

  test.each<[string, Record<string, unknown>]>([
    ['a text', { __typename: 'TextBlock', text: null }],
    ['a text that is none', { __typename: 'TextBlock', text: 'no rich text' }],
    [
      'a quotation',
      { __typename: 'QuoteBlock', quote: null, name: null, role: null, contact: null },
    ],
    ['steps', { __typename: 'StepsBlock', items: [] }],
  ])('of an empty %s are empty', (_, block) => expect(plain(block)).toBe(''))

  test('never hold what was not written', () => {
    expect(
      plain(
        { __typename: 'StepsBlock', items: [{ title: null, text: null }] },
        { __typename: 'QuestionsBlock', questions: [{ question: null, answer: null }] },
      ),
    ).not.toMatch(/null|undefined|\[object/)
    expect(toPlainText([])).toBe('')
  })

  test('are not escaped, which is for the caller to do', () =>
    expect(plain({ __typename: 'TextBlock', text: rawText('<script>&amp;</script>') })).toBe(
      '<script>&amp;</script>',
    ))
})
