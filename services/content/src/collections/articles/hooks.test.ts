import { readingMinutes } from './hooks'
import { stub } from '../../testing/stub'

const minutesOf = (body: unknown) => readingMinutes(stub({ siblingData: { body } }))

const text = (value: string) => [
  {
    blockType: 'text',
    heading: null,
    text: {
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'text', text: value, format: 0 }] }],
      },
    },
  },
]

describe('readingMinutes', () => {
  test.each<[string, unknown, number]>([
    ['undefined', undefined, 1],
    ['null', null, 1],
    ['no blocks', [], 1],
    ['one word', text('Hello'), 1],
    ['220 words', text('word '.repeat(220)), 1],
    ['660 words', text('word '.repeat(660)), 3],
    ['2,200 words', text('word '.repeat(2200)), 10],
    ['400 Han characters', text('字'.repeat(400)), 1],
    ['2,000 Han characters', text('字'.repeat(2000)), 5],
    ['words and Han characters', text(`${'word '.repeat(660)}${'字'.repeat(800)}`), 5],
    ['words with apostrophes and hyphens', text('l’avis cross-border '.repeat(330)), 3],
  ])('of %s is %d', (_, body, minutes) => expect(minutesOf(body)).toBe(minutes))

  test('counts words of tables and lists', () =>
    expect(
      minutesOf([
        {
          blockType: 'table',
          head: ['a b'],
          rows: Array.from({ length: 220 }, () => ({ id: 'x', cells: ['one', 'two three'] })),
        },
      ]),
    ).toBe(3))

  test('ignores structural keys', () => {
    const long = 'x '.repeat(5000)
    expect(
      minutesOf([
        {
          id: long,
          blockType: long,
          tone: long,
          text: {
            root: {
              type: long,
              format: long,
              direction: long,
              children: [{ type: 'link', fields: { url: long, linkType: long }, children: [] }],
            },
          },
        },
      ]),
    ).toBe(1)
  })
})
