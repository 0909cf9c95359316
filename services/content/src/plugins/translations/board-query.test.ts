import { toLocales, toState, toBoardQuery, toWhere } from './board-query'

describe('toBoardQuery', () => {
  test('reads type, language, state and page', () =>
    expect(toBoardQuery({ type: 'news', language: 'fr-fr', state: 'outdated', page: '3' })).toEqual(
      { collection: 'news', locale: 'fr-fr', state: 'outdated', page: 3 },
    ))

  test.each([
    [{ type: 'users', language: 'en', state: 'gone', page: '-1' }],
    [{ type: ['news'], page: '1e99999' }],
    [{}],
  ])('replaces what is unknown: %j', (params) =>
    expect(toBoardQuery(params)).toEqual({
      collection: 'articles',
      locale: null,
      state: null,
      page: 1,
    }),
  )

  test('offers the languages of the graduate site for its pages only', () => {
    expect(toLocales('news')).toEqual(['fr-fr', 'zh-cn'])
    expect(toLocales('graduate-pages')).toContain('nl-nl')
    expect(toLocales('graduate-pages')).not.toContain('en')
  })
})

describe('toState', () => {
  const doc = {
    titles: { en: 'A', 'fr-fr': 'B', 'zh-cn': '' },
    outdatedIn: null,
    _status: { en: 'published', 'fr-fr': 'published' },
  }

  test.each([
    ['published', doc, 'fr-fr', 'live'],
    ['without a title', doc, 'zh-cn', 'missing'],
    ['not published', { ...doc, _status: { en: 'published' } }, 'fr-fr', 'draft'],
    ['older than English', { ...doc, outdatedIn: ['fr-fr'] }, 'fr-fr', 'outdated'],
    [
      'older than English without a title',
      { ...doc, outdatedIn: ['fr-fr', 'zh-cn'] },
      'zh-cn',
      'missing',
    ],
  ])('of a language that is %s', (_, row, locale, state) =>
    expect(toState(row, locale)).toBe(state),
  )
})

test('without a language, a state may be that of any', () =>
  expect(toWhere({ collection: 'news', locale: null, state: 'missing', page: 1 })).toEqual({
    or: [{ 'title.fr-fr': { exists: false } }, { 'title.zh-cn': { exists: false } }],
  }))
