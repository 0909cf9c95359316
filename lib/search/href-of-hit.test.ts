import { hrefOfHit } from './href-of-hit'

test.each([
  ['', '/people', '/people'],
  ['/fr-fr', '/people', '/fr-fr/people'],
  ['/fr-fr', '/graduates', '/graduates'],
  ['/zh-cn', '/graduates/faq', '/graduates/faq'],
  ['/fr-fr', '/graduates-of-1990', '/fr-fr/graduates-of-1990'],
])('a hit in %s with the path %s is at %s', (prefix, path, href) =>
  expect(hrefOfHit(prefix, path)).toBe(href),
)
