import { chooseCoding } from './coding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['x-gzip', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('of %j the best coding is %s', (header, coding) => expect(chooseCoding(header)).toBe(coding))
