import { isPublic, withoutDraftTexts } from './published'

describe('isPublic', () => {
  test.each<[unknown, boolean]>([
    [{ _status: { en: 'published' } }, true],
    [{ _status: { en: 'draft', 'fr-fr': 'published' } }, false],
    [{ _status: { 'fr-fr': 'published' } }, false],
    [{ _status: 'published' }, false],
    [{ _status: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('of %j is %j', (row, expected) => expect(isPublic(row as never)).toBe(expected))
})

describe('withoutDraftTexts', () => {
  const statuses = { en: 'published', 'fr-fr': 'draft' }

  test.each<[string, unknown, unknown]>([
    ['a text', { en: 'a', 'fr-fr': 'b', 'zh-cn': 'c' }, { en: 'a' }],
    ['a text without English', { 'fr-fr': 'b' }, {}],
    [
      'a group',
      { title: { en: 'a', 'fr-fr': 'b' }, noIndex: true },
      { title: { en: 'a' }, noIndex: true },
    ],
    ['rows', [{ line: { en: 'a', 'fr-fr': 'b' } }], [{ line: { en: 'a' } }]],
    ['blocks of a language', { en: [{ en: 'kept' }], 'fr-fr': [] }, { en: [{ en: 'kept' }] }],
    ['a shared value', 'a', 'a'],
    ['nothing', null, null],
  ])('removes other languages of %s', (_, value, expected) =>
    expect(withoutDraftTexts({ value, _status: statuses })).toEqual({
      value: expected,
      _status: statuses,
    }),
  )

  test.each([undefined, null, 'published', {}])(
    'keeps English only with the status %j',
    (_status) =>
      expect(withoutDraftTexts({ title: { en: 'a', 'fr-fr': 'b' }, _status })).toEqual({
        title: { en: 'a' },
        _status,
      }),
  )

  test('keeps dates, and does not change the stored row', () => {
    const row = { at: new Date(0), title: { en: 'a', 'fr-fr': 'b' }, _status: statuses }
    expect(withoutDraftTexts(row).at).toBe(row.at)
    expect(row.title).toEqual({ en: 'a', 'fr-fr': 'b' })
  })
})
