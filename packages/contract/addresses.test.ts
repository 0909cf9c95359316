import { coversRequest, readSource, toTarget, writeSource, type Source } from './addresses'
import { oldAddresses } from './testing/old-addresses'

const stored = (address: string): string | null => {
  const source = readSource(address)
  return source && writeSource(source)
}
const read = (address: string): Source => readSource(address) as Source

test.each([
  ['/zz-b/', '/zz-b'],
  ['/Old/Case.ASPX', '/old/case.aspx'],
  ['/%C3%9Cber-uns', '/über-uns'],
  ['/U\u0308ber-uns', '/über-uns'],
  ['/fr/ancienne', '/fr-fr/ancienne'],
  ['/FR-FR/a', '/fr-fr/a'],
  ['/fr_FR/a', '/fr-fr/a'],
  ['/en/old', '/old'],
  ['/en', '/'],
  ['/zh', '/zh-cn'],
  ['/en-sg/old', '/en-sg/old'],
  ['/a?B=2&a=1', '/a?a=1&b=2'],
  ['/a?utm_source=x&id=7&gclid=y&msclkid=z', '/a?id=7'],
  ['/a?b=1&amp;c=2', '/a?b=1&c=2'],
  ['https://www.old.example/team?utm_source=x', '/team'],
  ['/a?gad_source=1&gbraid=x&__hstc=y&mkt_tok=z&id=7', '/a?id=7'],
  ['/people/ann;jsessionid=0A1B2C?id=7', '/people/ann?id=7'],
  ['/a;JSESSIONID=0A.node1/b;c=d', '/a/b;c=d'],
  ['https://www.old.example', '/'],
  ['  /a b/ ', '/a%20b'],
  ['/100%25', '/100%25'],
  ['/a%3Fb', '/a%3Fb'],
  ['/a/../b', '/b'],
  ['//a//b', '/a/b'],
])('the source %s is stored as %s', (address, expected) => {
  expect(stored(address)).toBe(expected)
  expect(stored(stored(address) ?? '')).toBe(expected)
})

test.each([
  '',
  'a',
  '?id=12',
  '#frag',
  '/a#b',
  '/%ff',
  '/%',
  '/a\\b',
  '/%00',
  '/%5c',
  'ftp://a/b',
  'http:/x',
  'https:///x',
])('%j is no source', (address) => expect(readSource(address)).toBeNull())

test('a path of absurd length is no source', () =>
  expect(readSource(`/${'a'.repeat(2048)}`)).toBeNull())

test('a source covers requests with more parameters, in any order and case', () => {
  expect(coversRequest(read('/a?id=1'), read('/A/?x=2&ID=1'))).toBe(true)
  expect(coversRequest(read('/a'), read('/a?id=1'))).toBe(true)
  expect(coversRequest(read('/a?id=1'), read('/a'))).toBe(false)
  expect(coversRequest(read('/a?id=1'), read('/a?id=12'))).toBe(false)
  expect(coversRequest(read('/a'), read('/a/b'))).toBe(false)
})

test.each([
  ['/people/', '/people'],
  ['/fr/people?a=1#b', '/fr-fr/people?a=1#b'],
  ['/en', '/'],
  [' /a b ', '/a%20b'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['https://evil.test/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the target %j is stored as %j', (address, expected) => expect(toTarget(address)).toBe(expected))

test('a stored source of each old address is stored the same again', () => {
  expect(oldAddresses.length).toBeGreaterThan(200)
  for (const [from] of oldAddresses) {
    const source = stored(from)
    if (source !== null) expect(stored(source)).toBe(source)
  }
})
