import { browserFavourites } from '@law-firm/contract/member'
import { parse } from './parse-record'

describe('favourites of a browser', () => {
  test.each<[unknown, unknown]>([
    [[], []],
    [[{ kind: 'article', document: 1 }], [{ kind: 'article', document: 1 }]],
    [
      [{ kind: 'training_series', document: 2, note: null, savedAt: null }],
      [{ kind: 'training_series', document: 2 }],
    ],
    [
      [{ kind: 'news', document: 3, note: 'n', savedAt: '2026-11-21T08:00:00Z' }],
      [{ kind: 'news', document: 3, note: 'n', savedAt: '2026-11-21T08:00:00.000Z' }],
    ],
  ])('parses %j', (favourites, parsed) =>
    expect(parse(browserFavourites, { favourites })).toEqual({ favourites: parsed }),
  )

  test.each<[Record<string, unknown>, string]>([
    [{}, 'favourites'],
    [{ favourites: null }, 'favourites'],
    [{ favourites: {} }, 'favourites'],
    [{ favourites: Array(501).fill({ kind: 'article', document: 1 }) }, 'favourites'],
    [{ favourites: [], member: 1 }, 'member'],
    [{ favourites: [null] }, 'favourites.0'],
    [{ favourites: ['article'] }, 'favourites.0'],
    [{ favourites: [[]] }, 'favourites.0'],
    [{ favourites: [{ kind: 'toString', document: 1 }] }, 'favourites.0.kind'],
    [{ favourites: [{ kind: 'members', document: 1 }] }, 'favourites.0.kind'],
    [{ favourites: [{ document: 1 }] }, 'favourites.0.kind'],
    [{ favourites: [{ kind: 'article', document: '1' }] }, 'favourites.0.document'],
    [{ favourites: [{ kind: 'article', document: 2 ** 31 }] }, 'favourites.0.document'],
    [{ favourites: [{ kind: 'article', document: 0 }] }, 'favourites.0.document'],
    [{ favourites: [{ kind: 'article', document: 1, note: 7 }] }, 'favourites.0.note'],
    [
      { favourites: [{ kind: 'article', document: 1, note: 'x'.repeat(2001) }] },
      'favourites.0.note',
    ],
    [
      { favourites: [{ kind: 'article', document: 1, savedAt: 'yesterday' }] },
      'favourites.0.savedAt',
    ],
    [{ favourites: [{ kind: 'article', document: 1, folder: 3 }] }, 'favourites.0.folder'],
  ])('rejects %.80j for %s', (body, field) =>
    expect(() => parse(browserFavourites, body)).toThrow(expect.objectContaining({ field })),
  )
})
