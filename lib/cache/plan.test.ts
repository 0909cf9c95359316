import * as v from 'valibot'
import { siteLocales, toPrefix } from '@law-firm/contract/locales'
import { changeEvents, type ChangeEvent } from '@law-firm/contract/change-events'
import { planFor as planForAll } from './plan'

const event = (more: Partial<ChangeEvent> = {}): ChangeEvent => ({
  type: 'Article',
  id: 2001,
  slug: 'a-slug',
  path: '/publications/2001/a-slug',
  operation: 'publish',
  relations: [],
  ...more,
})

const planFor = (...events: ChangeEvent[]) => planForAll(events)

const inEveryLanguage = (path: string) =>
  siteLocales.map((locale) => (path === '/' ? toPrefix(locale) || '/' : toPrefix(locale) + path))

describe('a published document', () => {
  test('makes its own page and every list old that it may stand in', () => {
    const plan = planFor(
      event({
        relations: [
          { type: 'Contact', id: 1001 },
          { type: 'ServiceInfo', id: 3001 },
          { type: 'Contact', id: 1001 },
        ],
      }),
    )
    expect(plan.stale).toEqual([
      'Article:2001',
      'Article@*',
      'Article@Contact:1001',
      'Article@ServiceInfo:3001',
    ])
    expect(plan.expired).toEqual([])
  })

  test.each<[Partial<ChangeEvent>, string[]]>([
    [{ type: 'Article' }, ['/publications/2001/a-slug', '/insights', '/']],
    [
      { type: 'Contact', id: 1001, path: '/people/1001/a-slug' },
      ['/people/1001/a-slug', '/people'],
    ],
    [{ type: 'Home', id: 'Home', slug: null, path: null }, ['/']],
    [{ type: 'Navigation', id: 'Navigation', slug: null, path: null }, []],
    [
      { type: 'OfficeInfo', id: 4001, slug: 'tokyo', path: '/offices/tokyo' },
      ['/offices/tokyo', '/locations'],
    ],
    [{ type: 'Event', id: 1, path: '/events/1/a-slug' }, ['/events/1/a-slug', '/insights']],
    [{ type: 'FeaturePage', id: 2, path: '/features/a/2/b' }, ['/features/a/2/b']],
    [{ type: 'MarketingPage', id: 2, path: '/our-story' }, ['/our-story']],
    [{ type: 'MarketingPage', id: 2, path: undefined }, []],
  ])('%j revalidates these pages, its own first', (more, paths) =>
    expect(planFor(event(more)).warm).toEqual(paths.flatMap(inEveryLanguage)),
  )
})

describe('a page of the graduate site', () => {
  test('is revalidated in the languages of that site, then the brochures are', () => {
    const prefixes = ['', '/en-sg', '/en-hk', '/en-ae', '/en-ie', '/nl-nl', '/de-de']
    expect(planFor(event({ type: 'GraduatePage', id: 3, path: '/graduates/faq' })).warm).toEqual([
      ...prefixes.map((prefix) => `${prefix}/graduates/faq`),
      ...prefixes.map((prefix) => `/api/brochure${prefix || '/en'}`),
    ])
  })
})

describe('a document that moves', () => {
  test('expires at its previous address, as do the pages below it', () => {
    const plan = planFor(
      event({ type: 'ServiceInfo', id: 3, path: '/service/competition-law', moved: true }),
    )
    expect(plan.expired).toEqual(['ServiceInfo:3', 'ServiceInfo@*'])
    expect(plan.stale).toEqual([])
    expect(plan.warm).toEqual(expect.arrayContaining(['/service/competition-law', '/expertise']))
  })
})

describe('a document that fewer readers may see', () => {
  test('expires with every page that shows it', () => {
    const plan = planFor(event({ restricted: true, relations: [{ type: 'Contact', id: 1001 }] }))
    expect(plan.expired).toEqual(['Article:2001'])
    expect(plan.stale).toEqual(['Article@*', 'Article@Contact:1001'])
  })

  test('expires also when it is published again in the same request', () =>
    expect(planFor(event({ restricted: true }), event()).expired).toEqual(['Article:2001']))
})

describe('a document that goes', () => {
  test.each(['unpublish', 'delete'] as const)('expires after %s', (operation) => {
    const plan = planFor(event({ operation, relations: [{ type: 'Contact', id: 1001 }] }))
    expect(plan.expired).toEqual(['Article:2001'])
    expect(plan.stale).toEqual(['Article@*', 'Article@Contact:1001'])
    expect(plan.warm).toEqual(
      expect.arrayContaining(['/insights', '/fr-fr/insights', '/zh-cn/insights', '/']),
    )
  })
})

describe('a restart', () => {
  test('makes every page stale and renders the home pages', () => {
    expect(
      planFor(event({ type: 'Everything', id: 'all', slug: null, operation: 'restart' })),
    ).toEqual({ stale: ['content'], expired: [], warm: inEveryLanguage('/') })
  })
})

describe('a document whose address cannot be built', () => {
  test.each([
    null,
    '',
    '..',
    '../../x',
    '//evil.test',
    '/evil',
    'https://evil.test',
    '/people/1/../x',
    '/people?b',
    '/people\r\nHost: evil.test',
    '/中文',
    '/__proto__',
    '/%2e%2e',
    '/service/a/b/c/d',
    '/dashboard',
    'people',
  ])('at %j revalidates its lists, and no address of its own', (path) => {
    const plan = planFor(event({ path }))
    expect(plan.warm).toEqual(['/insights', '/'].flatMap(inEveryLanguage))
    expect(plan.stale).toContain('Article:2001')
  })

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'Unknown'])(
    'of the type %s has a tag and nothing else',
    (type) => {
      expect(planFor(event({ type, path: null }))).toEqual({
        stale: [`${type}:2001`, `${type}@*`],
        expired: [],
        warm: [],
      })
    },
  )
})

describe('several changes', () => {
  test('have the tags and pages of each, once', () => {
    const plan = planFor(
      event({ relations: [{ type: 'Contact', id: 1001 }] }),
      event({ id: 2002, path: '/publications/2002/b', relations: [{ type: 'Contact', id: 1001 }] }),
    )
    expect(plan).toEqual({
      stale: ['Article:2001', 'Article@*', 'Article@Contact:1001', 'Article:2002'],
      expired: [],
      warm: ['/publications/2001/a-slug', '/insights', '/', '/publications/2002/b'].flatMap(
        inEveryLanguage,
      ),
    })
  })

  test.each<[string, ChangeEvent[]]>([
    ['before', [event({ operation: 'unpublish' }), event()]],
    ['after', [event(), event({ operation: 'unpublish' })]],
  ])('of a document that was unpublished %s: its page expires', (_, events) => {
    const plan = planFor(...events)
    expect(plan.expired).toEqual(['Article:2001'])
    expect(plan.stale).toEqual(['Article@*'])
  })

  test('of a moved document that is published again: the lists expire too', () =>
    expect(planFor(event({ moved: true }), event())).toMatchObject({
      stale: [],
      expired: ['Article:2001', 'Article@*'],
    }))

  test('with a restart make every page stale', () =>
    expect(planFor(event(), event({ operation: 'restart' })).stale).toContain('content'))
})

describe('what the content service sends', () => {
  const good = event({ relations: [{ type: 'Contact', id: 1001 }] })
  const isRead = (body: unknown) => v.safeParse(changeEvents, body).success

  test.each<[string, unknown]>([
    ['a publication', good],
    ['a global', event({ type: 'Home', id: 'Home', slug: null })],
    ['a restart', event({ type: 'Everything', id: 'all', slug: null, operation: 'restart' })],
    ['something more than we know', { ...good, more: 1 }],
    [
      '500 relations',
      { ...good, relations: Array.from({ length: 500 }, () => ({ type: 'Contact', id: 1 })) },
    ],
  ])('%s is read', (_, value) => expect(isRead({ events: [value] })).toBe(true))

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Article'],
    ['a list', [good]],
    ['an empty object', {}],
    ['no type', { ...good, type: undefined }],
    ['a type with a colon', { ...good, type: 'Article:1' }],
    ['a type with a star', { ...good, type: '*' }],
    ['an empty type', { ...good, type: '' }],
    ['a very long type', { ...good, type: 'A'.repeat(41) }],
    ['no id', { ...good, id: undefined }],
    ['a null id', { ...good, id: null }],
    ['a fraction', { ...good, id: 1.5 }],
    ['zero', { ...good, id: 0 }],
    ['an id with a line break', { ...good, id: '1\n' }],
    ['an id with a colon', { ...good, id: '1:2' }],
    ['a slug that is a number', { ...good, slug: 1 }],
    ['no slug at all', { ...good, slug: undefined }],
    ['another operation', { ...good, operation: 'drop' }],
    ['no relations', { ...good, relations: null }],
    ['a null relation', { ...good, relations: [null] }],
    ['a relation without an id', { ...good, relations: [{ type: 'Contact' }] }],
    [
      'too many relations',
      { ...good, relations: Array.from({ length: 501 }, () => ({ type: 'Contact', id: 1 })) },
    ],
  ])('%s is refused', (_, value) => expect(isRead({ events: [good, value] })).toBe(false))

  test.each<[string, boolean, unknown]>([
    ['200 events', true, { events: Array.from({ length: 200 }, () => good) }],
    ['201 events', false, { events: Array.from({ length: 201 }, () => good) }],
    ['no events', false, { events: [] }],
    ['an event without a list', false, good],
    ['a list without an object', false, [good]],
    ['null', false, null],
  ])('%s: %s', (_, allowed, body) => expect(isRead(body)).toBe(allowed))
})
