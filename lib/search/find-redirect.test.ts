import type { InitialResults } from 'instantsearch.js'
import { findRedirect } from './find-redirect'

jest.mock('@/lib/env/env', () => ({ env: { SITE_URL: 'https://firm.example' } }))

const resultsWith = (renderingContent: unknown) =>
  ({ site_en: { results: [{ renderingContent }] } }) as unknown as InitialResults

test.each([
  [{ redirect: { url: '/careers?x=1' } }, '/careers?x=1'],
  [{ redirect: { url: '/' } }, '/'],
  [{ redirect: { url: 'https://firm.example/careers' } }, '/careers'],
  [{ redirect: { url: 'https://firm.example.evil.example/careers' } }, null],
  [{ redirect: { url: 'https://firm.example//evil.example' } }, null],
  [{ redirect: { url: 'https://elsewhere.example' } }, null],
  [{ redirect: { url: '//elsewhere.example' } }, null],
  [{ facetOrdering: {} }, null],
  [undefined, null],
])('%j leads to %j', (renderingContent, path) =>
  expect(findRedirect(resultsWith(renderingContent))).toBe(path),
)
