import { parsePeopleFilters } from '@/lib/content/people/filter-people'
import { peopleHref } from './people-address'

const people = parsePeopleFilters({ q: 'a b', office: 'tokyo', sort: 'level', page: '3' })

describe('the address of a list of people', () => {
  test.each([
    [{}, '/people?q=a+b&office=tokyo&sort=level'],
    [{ page: 2 }, '/people?q=a+b&office=tokyo&sort=level&page=2'],
    [{ office: '' }, '/people?q=a+b&sort=level'],
    [{ letter: 'K', sort: 'name' as const }, '/people?q=a+b&office=tokyo&letter=K'],
    [{ page: 1 }, '/people?q=a+b&office=tokyo&sort=level'],
  ])('with %j begins at the first page again', (changes, href) =>
    expect(peopleHref(people, changes, 'en')).toBe(href),
  )

  test('without filters is the plain list', () =>
    expect(peopleHref(parsePeopleFilters({}), {}, 'fr-fr')).toBe('/fr-fr/people'))

  test('leads back to the same filters', () => {
    const url = new URL(peopleHref(people, { page: 3 }, 'en'), 'https://site.test')
    expect(parsePeopleFilters(Object.fromEntries(url.searchParams))).toEqual(people)
  })
})
