import { asRaw, rawContact, rawSector, rawService } from '@/lib/testing/raw'
import { toPersonCard } from '../shared/cards'
import { toIndexedPerson } from '../people/to-people'
import { toExpertisePeople } from './expertise-people'

type Raw = Parameters<typeof toIndexedPerson>[0]

const disputes = rawService()
const tax = rawService({ id: 3002, slug: 'tax', title: 'Tax' })
const energy = rawSector()

const person = (id: number, level: string, more: Record<string, unknown> = {}) =>
  toIndexedPerson(
    asRaw<Raw>(
      rawContact({
        id,
        slug: `p${id}`,
        level,
        practices: [disputes],
        sectors: [energy],
        languages: [],
        headline: '',
        ...more,
      }),
    ),
  )
const lead = (id: number) =>
  toPersonCard(asRaw<Parameters<typeof toPersonCard>[0]>(rawContact({ id })))
const toIds = (people: { id: number }[]) => people.map(({ id }) => id)

const everybody = [
  person(1, 'business-services'),
  person(2, 'associate'),
  person(3, 'partner'),
  person(4, 'counsel'),
  person(5, 'senior-associate'),
  person(6, 'partner', { practices: [tax], sectors: [] }),
]

describe('the people of an expertise page', () => {
  test('are sorted by level', () =>
    expect(toIds(toExpertisePeople('service', ['disputes'], [], everybody))).toEqual([
      3, 4, 5, 2, 1,
    ]))

  test('begin with the leads of the page, without duplicates', () =>
    expect(
      toIds(toExpertisePeople('service', ['disputes'], [lead(1), lead(99)], everybody)),
    ).toEqual([1, 99, 3, 4, 5, 2]))

  test.each([
    ['service', ['tax'], [6]],
    ['service', ['tax', 'disputes'], [3, 6, 4, 5, 2, 1]],
    ['service', ['energy'], []],
    ['sector', ['energy'], [3, 4, 5, 2, 1]],
    ['sector', ['disputes'], []],
    ['service', [], []],
    ['service', ['__proto__', 'constructor', ''], []],
  ] as const)('of %s %j are %j', (type, slugs, ids) =>
    expect(toIds(toExpertisePeople(type, slugs, [], everybody))).toEqual(ids),
  )

  test('of a solution are its leads only', () =>
    expect(
      toIds(toExpertisePeople('solution', ['disputes', 'energy'], [lead(2)], everybody)),
    ).toEqual([2]))

  test('are limited to 24, leads first', () => {
    const crowd = Array.from({ length: 60 }, (_, at) => person(at + 1, 'partner'))
    expect(toIds(toExpertisePeople('service', ['disputes'], [lead(50)], crowd))).toEqual([
      50,
      ...Array.from({ length: 23 }, (_, at) => at + 1),
    ])
    expect(
      toExpertisePeople(
        'service',
        [],
        Array.from({ length: 30 }, (_, at) => lead(at + 1)),
        crowd,
      ),
    ).toHaveLength(24)
  })

  test('can be empty', () => expect(toExpertisePeople('sector', ['energy'], [], [])).toEqual([]))

  test('do not change the order of the source list', () => {
    const given = [...everybody]
    toExpertisePeople('service', ['disputes'], [], everybody)
    expect(everybody).toEqual(given)
  })
})
