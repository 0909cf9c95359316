import * as v from 'valibot'
import { search } from '../query/search'
import { createTarget, idsOf, searchTarget } from '../testing/target'
import { ruleSchema, type Rule } from './rule'

const records = [
  { objectID: 'tax', title: 'Tax', type: 'Practice' },
  { objectID: 'energy', title: 'Energy', type: 'Sector' },
  { objectID: 'tax-news', title: 'News on tax', type: 'News' },
  { objectID: 'tax-guide', title: 'Guide to tax', type: 'Guide' },
]
const settings = { searchableAttributes: ['title'], attributesForFaceting: ['type'] }

const rule = (input: object): Rule =>
  v.parse(ruleSchema, { objectID: 'rule', consequence: {}, ...input })
const targetWith = (...rules: object[]) =>
  createTarget('site_en', settings, records, [], rules.map(rule))

describe('conditions', () => {
  const promote = [{ objectID: 'energy', position: 0 }]
  const applies = (condition: object, params: object) =>
    idsOf(targetWith({ conditions: [condition], consequence: { promote } }), {
      query: 'tax',
      ...params,
    })[0] === 'energy'

  it.each([
    [{ pattern: 'tax', anchoring: 'is' }, {}, true],
    [{ pattern: 'TÁX', anchoring: 'is' }, {}, true],
    [{ pattern: 'ta', anchoring: 'is' }, {}, false],
    [{ pattern: 'taxes', anchoring: 'is' }, {}, false],
    [{ pattern: 'taxes', anchoring: 'is', alternatives: true }, {}, true],
    [{ pattern: 'guide', anchoring: 'startsWith' }, { query: 'tax guide' }, false],
    [{ pattern: 'tax', anchoring: 'startsWith' }, { query: 'tax guide' }, true],
    [{ pattern: 'to tax', anchoring: 'endsWith' }, { query: 'guide to tax' }, true],
    [{ pattern: 'to', anchoring: 'endsWith' }, { query: 'guide to tax' }, false],
    [{ pattern: 'guide to', anchoring: 'contains' }, { query: 'guide to tax' }, true],
    [{ pattern: '', anchoring: 'is' }, { query: '' }, true],
    [{ pattern: '', anchoring: 'is' }, {}, false],
    [{ context: 'mobile' }, {}, false],
    [{ context: 'mobile' }, { ruleContexts: ['mobile'] }, true],
    [{ filters: 'type:News' }, {}, false],
    [{ filters: 'type:News' }, { facetFilters: ['type:News'] }, true],
    [{ pattern: 'tax', anchoring: 'is' }, { enableRules: false }, false],
  ])('%j for %j: %s', (condition, params, expected) => {
    expect(applies(condition, params)).toBe(expected)
  })

  it('is a rule without conditions for every query, unless it is disabled or out of date', () => {
    const consequence = { hide: [{ objectID: 'tax' }] }
    expect(idsOf(targetWith({ consequence }), { query: 'tax' })).not.toContain('tax')
    expect(idsOf(targetWith({ consequence, enabled: false }), { query: 'tax' })).toContain('tax')
    const past = { validity: [{ from: 0, until: 1 }], consequence }
    expect(idsOf(targetWith(past), { query: 'tax' })).toContain('tax')
    const present = { validity: [{ from: 0, until: Date.now() / 1000 + 60 }], consequence }
    expect(idsOf(targetWith(present), { query: 'tax' })).not.toContain('tax')
  })
})

describe('consequences', () => {
  it('does not return more hits than a key may have', () => {
    const target = targetWith({ consequence: { params: { hitsPerPage: 100 } } })
    const rights = { seesUnretrievable: false, clauses: [], maxHits: 2 }
    expect(search(target, { query: 'tax' }, rights)).toMatchObject({
      hitsPerPage: 2,
      hits: [{}, {}],
    })
  })

  it('promotes records, which need not match, and counts them', () => {
    const consequence = {
      promote: [
        { objectID: 'energy', position: 0 },
        { objectID: 'tax-guide', position: 1 },
        { objectID: 'unknown', position: 2 },
      ],
    }
    const target = targetWith({ consequence })
    const params = { query: 'tax', getRankingInfo: true, facets: ['type'] }
    const { hits, nbHits, facets, ...response } = searchTarget(target, params)
    expect(hits.map(({ objectID }) => objectID)).toEqual(['energy', 'tax-guide', 'tax', 'tax-news'])
    expect(hits.map(({ _rankingInfo }) => _rankingInfo?.promoted)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(nbHits).toBe(4)
    expect(facets.type).toMatchObject({ Sector: 1 })
    expect(response).toMatchObject({ appliedRules: [{ objectID: 'rule' }] })
    expect(idsOf(target, { query: 'tax', hitsPerPage: 2, page: 1 })).toEqual(['tax', 'tax-news'])
  })

  it('promotes only what passes the filters, where the rule has filterPromotes', () => {
    const promote = [{ objectIDs: ['energy', 'tax-guide'], position: 0 }]
    const filters = { query: 'tax', filters: 'type:Guide OR type:News' }
    expect(idsOf(targetWith({ consequence: { promote, filterPromotes: true } }), filters)).toEqual([
      'tax-guide',
      'tax-news',
    ])
  })

  it('never promotes what the key may not see', () => {
    const target = targetWith({ consequence: { promote: [{ objectID: 'energy', position: 0 }] } })
    const clause = { kind: 'facet', path: 'type', value: 'News', negated: false } as const
    const rights = { seesUnretrievable: false, clauses: [[clause]] }
    expect(search(target, { query: 'tax' }, rights)).toMatchObject({
      nbHits: 1,
      hits: [{ objectID: 'tax-news' }],
    })
  })

  it('adds filters to those of the query', () => {
    const target = targetWith({ consequence: { params: { filters: 'NOT type:News' } } })
    expect(idsOf(target, { query: 'tax', filters: 'NOT type:Guide' })).toEqual(['tax'])
  })

  it.each([
    ['energy', ['energy']],
    [{ remove: ['very', 'good'] }, ['tax', 'tax-news', 'tax-guide']],
    [
      {
        edits: [
          { type: 'replace', delete: 'good tax', insert: 'energy' },
          { type: 'remove', delete: 'Very' },
        ],
      },
      ['energy'],
    ],
  ])('changes the query: %j', (query, expected) => {
    const target = targetWith({ consequence: { params: { query } } })
    expect(idsOf(target, { query: 'very good tax' })).toEqual(expected)
  })

  it('returns data, a redirect and parameters, the more specific rule first', () => {
    const redirect = { redirect: { url: '/careers' } }
    const response = searchTarget(
      targetWith(
        { objectID: 'a', consequence: { userData: 1, params: { hitsPerPage: 1 } } },
        {
          objectID: 'b',
          conditions: [{ pattern: 'tax', anchoring: 'is' }],
          consequence: {
            userData: { banner: 2 },
            params: { renderingContent: redirect, hitsPerPage: 2 },
          },
        },
      ),
      { query: 'tax' },
    )
    expect(response).toMatchObject({ userData: [{ banner: 2 }, 1], renderingContent: redirect })
    expect(response.hits).toHaveLength(2)
  })

  it('does not lift the parameters of a key', () => {
    const target = targetWith({ consequence: { params: { attributesToRetrieve: ['*'] } } })
    const rights = {
      seesUnretrievable: false,
      clauses: [],
      params: { attributesToRetrieve: ['type'] },
    }
    expect(search(target, { query: 'energy' }, rights)).toMatchObject({
      hits: [expect.not.objectContaining({ title: 'Energy' })],
    })
  })
})

describe('placeholders of facets', () => {
  const brands = [
    { objectID: 'new', title: 'Law of New York', city: 'New York' },
    { objectID: 'york', title: 'Law of York', city: 'York' },
    { objectID: 'paris', title: 'Law of Paris', city: 'Paris' },
  ]
  const found = (query: string, rule: object, ...others: object[]) =>
    idsOf(
      createTarget(
        'site_en',
        { searchableAttributes: ['title'], attributesForFaceting: ['city'] },
        brands,
        [],
        [rule, ...others].map((each, i) => v.parse(ruleSchema, { objectID: `rule ${i}`, ...each })),
      ),
      { query },
    )
  const conditions = [{ pattern: '{facet:city}', anchoring: 'contains' }]
  const params = (automatic: unknown, more = {}) => ({
    conditions,
    consequence: { params: { automaticFacetFilters: [automatic], ...more } },
  })
  const withoutCity = { query: { remove: ['{facet:city}'] } }

  it.each([
    ['law york', params('city', withoutCity), ['york']],
    ['law NEW YORK', params('city', withoutCity), ['new']],
    ['law', params('city', withoutCity), ['new', 'york', 'paris']],
    ['law york', params({ facet: 'city', negative: true }, withoutCity), ['new', 'paris']],
    ['law york', params('country', withoutCity), ['new', 'york', 'paris']],
  ])('are filters by the value in "%s"', (query, rule, expected) => {
    expect(found(query, rule)).toEqual(expected)
  })

  it('take part in a pattern with words, at its place', () => {
    const rule = {
      conditions: [{ pattern: 'in {facet:city}', anchoring: 'endsWith' }],
      consequence: params('city', { query: { remove: ['in {facet:city}'] } }).consequence,
    }
    expect(found('law in Paris', rule)).toEqual(['paris'])
    expect(found('in Paris law', rule)).toEqual([])
  })

  it('are alternatives of each other where they are disjunctive', () => {
    const of = (pattern: string) => ({
      conditions: [{ pattern, anchoring: 'contains' }],
      consequence: {
        params: {
          automaticFacetFilters: [{ facet: 'city', disjunctive: true }],
          query: 'law',
        },
      },
    })
    expect(found('paris or york', of('{facet:city} or'), of('or {facet:city}'))).toEqual([
      'york',
      'paris',
    ])
  })
})

it('knows the former form of a condition', () => {
  const consequence = { promote: [{ objectID: 'energy', position: 0 }] }
  const target = targetWith({ condition: { context: 'summer' }, consequence })
  expect(idsOf(target, { query: 'tax' })).not.toContain('energy')
  expect(idsOf(target, { query: 'tax', ruleContexts: ['summer'] })).toContain('energy')
})

it.each([
  { consequence: { params: { filters: 'type:' } } },
  { consequence: { params: { unknown: 1 } } },
  { consequence: { promote: [{ objectID: 'tax', position: -1 }] } },
  { consequence: {}, conditions: [{ pattern: '{facet:a}{facet:b}{facet:c}{facet:d}' }] },
  { consequence: { params: { automaticFacetFilters: [1] } } },
  { consequence: {}, conditions: [{ filters: '(' }] },
])('refuses %j', (input) => {
  expect(v.safeParse(ruleSchema, { objectID: 'rule', ...input }).success).toBe(false)
})
