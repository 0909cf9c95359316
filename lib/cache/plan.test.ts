import * as v from 'valibot'
import { changeEvent, planFor, type ChangeEvent } from './plan'

const event = (more: Partial<ChangeEvent> = {}): ChangeEvent => ({ type: 'Article', id: 2001, slug: 'a-slug', operation: 'publish', relations: [], ...more })

const inEveryLanguage = (path: string) => [path, `/fr-fr${path === '/' ? '' : path}`, `/zh-cn${path === '/' ? '' : path}`]

describe('a published document', () => {
  test('makes its own page and every list old that it may stand in', () => {
    const plan = planFor(event({ relations: [{ type: 'Contact', id: 1001 }, { type: 'ServiceInfo', id: 3001 }, { type: 'Contact', id: 1001 }] }))
    expect(plan.tags).toEqual(['Article:2001', 'Article@*', 'Article@Contact:1001', 'Article@ServiceInfo:3001'])
    expect(plan.withdrawn).toEqual([])
  })

  test.each<[Partial<ChangeEvent>, string[]]>([
    [{ type: 'Article' }, ['/publications/2001/a-slug', '/insights', '/']],
    [{ type: 'Contact', id: 1001 }, ['/people/1001/a-slug', '/people']],
    [{ type: 'Home', id: 'Home', slug: null }, ['/']],
    [{ type: 'Navigation', id: 'Navigation', slug: null }, []],
    [{ type: 'OfficeInfo', id: 4001, slug: 'tokyo' }, []],
    [{ type: 'Event', id: 1 }, []],
  ])('%j has these pages made anew, its own first', (more, paths) => expect(planFor(event(more)).warm).toEqual(paths.flatMap(inEveryLanguage)))
})

describe('a document that goes', () => {
  test.each(['unpublish', 'delete'] as const)('by %s is not shown even once more', (operation) => {
    const plan = planFor(event({ operation, relations: [{ type: 'Contact', id: 1001 }] }))
    expect(plan.withdrawn).toEqual(['Article:2001'])
    expect(plan.tags).toEqual(['Article@*', 'Article@Contact:1001'])
    expect(plan.warm).toEqual(expect.arrayContaining(['/insights', '/fr-fr/insights', '/zh-cn/insights', '/']))
  })
})

describe('a restart', () => {
  test('makes every page old and the home pages anew', () => {
    expect(planFor(event({ type: 'Everything', id: 'all', slug: null, operation: 'restart' }))).toEqual({ tags: ['content'], withdrawn: [], warm: ['/', '/fr-fr', '/zh-cn'] })
  })
})

describe('a document whose address cannot be built', () => {
  test.each([null, '', '..', '../../x', '//evil.test', '/evil', 'A', 'a b', 'a/b', 'a?b', 'a\r\nHost: evil.test', '中文', '__proto__', '%2e%2e', 'x'.repeat(121)])('of slug %j has its lists made anew, and no address of it', (slug) => {
    const plan = planFor(event({ slug }))
    expect(plan.warm).toEqual(['/insights', '/'].flatMap(inEveryLanguage))
    expect(plan.tags).toContain('Article:2001')
  })

  test.each(['abc', '0', '-', 'a_b', '12345678901'])('of id %j neither', (id) => {
    const plan = planFor(event({ id }))
    expect(plan.warm).toEqual(['/insights', '/'].flatMap(inEveryLanguage))
    expect(plan.tags).toContain(`Article:${id}`)
  })

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'Unknown'])('of the type %s has a tag and nothing else', (type) => {
    expect(planFor(event({ type }))).toEqual({ tags: [`${type}:2001`, `${type}@*`], withdrawn: [], warm: [] })
  })
})

describe('what the content service tells', () => {
  const good = event({ relations: [{ type: 'Contact', id: 1001 }] })

  test.each<[string, unknown]>([
    ['a publication', good],
    ['a global', event({ type: 'Home', id: 'Home', slug: null })],
    ['a restart', event({ type: 'Everything', id: 'all', slug: null, operation: 'restart' })],
    ['something more than we know', { ...good, more: 1 }],
    ['500 relations', { ...good, relations: Array.from({ length: 500 }, () => ({ type: 'Contact', id: 1 })) }],
  ])('%s is read', (_, value) => expect(v.safeParse(changeEvent, value).success).toBe(true))

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
    ['too many relations', { ...good, relations: Array.from({ length: 501 }, () => ({ type: 'Contact', id: 1 })) }],
  ])('%s is refused', (_, value) => expect(v.safeParse(changeEvent, value).success).toBe(false))
})
