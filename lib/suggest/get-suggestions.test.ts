/** @jest-environment node */
import { getSuggestions } from './get-suggestions'

let running = 0
let most = 0
async function mockQuery<T>(value: T): Promise<T> {
  running += 1
  most = Math.max(most, running)
  await new Promise(setImmediate)
  running -= 1
  return value
}

jest.mock('../content/people/get-people', () => ({ getPeople: () => mockQuery([]) }))
jest.mock('../content/expertise/get-expertise', () => ({
  getPublishedExpertise: () => mockQuery({ service: [], sector: [], solution: [] }),
}))
jest.mock('../content/location/get-locations', () => ({
  getPublishedLocations: () =>
    mockQuery({ countries: [{ name: 'France', slug: 'france' }], offices: [] }),
}))
jest.mock('../content/page/get-tree', () => ({
  getPublishedTree: () => mockQuery([]),
  pageTypes: ['about', 'careers'],
}))

test('queries the content service once at a time, so that a cold cache is no burst', async () => {
  expect(await getSuggestions('/places/france', 'en')).toEqual([
    expect.objectContaining({ label: 'France', href: '/locations/france' }),
  ])
  expect(most).toBe(1)
})
