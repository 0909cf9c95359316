import { findCentre } from './country-centroids'

test.each([
  ['DE', 51],
  ['US-CA', 37],
  ['US-ZZ', 39],
  ['GB-ENG', 53],
  ['XX', undefined],
  ['', undefined],
  [null, undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('%j is at %j degrees', (code, lat) => expect(findCentre(code)?.lat).toBe(lat))
