import type { InitialResults } from 'instantsearch.js'
import { redirectOf } from './redirect-of'

const resultsWith = (renderingContent: unknown) =>
  ({ site_en: { results: [{ renderingContent }] } }) as unknown as InitialResults

test.each([
  [{ redirect: { url: '/careers?x=1' } }, '/careers?x=1'],
  [{ redirect: { url: '/' } }, '/'],
  [{ redirect: { url: 'https://elsewhere.example' } }, null],
  [{ redirect: { url: '//elsewhere.example' } }, null],
  [{ facetOrdering: {} }, null],
  [undefined, null],
])('%j leads to %j', (renderingContent, path) =>
  expect(redirectOf(resultsWith(renderingContent))).toBe(path),
)
