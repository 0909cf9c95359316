import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { pageTypes } from './support/page-types.mjs'
import { expect, test } from './support/site'

/** What Google's evaluator finds in a content security policy, `SYNTAX` and `HIGH` only. */
const checkPolicy = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.SYNTAX)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)

/** Rules of Mozilla's HTTP Observatory (version 4 of its algorithm) that a response can break. */
const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const addresses = [
  ...pageTypes.map(({ path }) => path),
  '/missing-page',
  '/dashboard',
  '/sign-in',
  '/fr-fr/search?q=tax',
  '/people/1057/never',
]

for (const address of addresses)
  test(`${address}: policy and headers have no known weakness`, async ({ request }) => {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers()
    expect(headers).toMatchObject(expected)
    const policy = headers['content-security-policy'] ?? ''
    if (!headers.location) expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(checkPolicy(policy || "default-src 'none'")).toEqual([])
  })

test('the evaluator finds a weak policy', () => {
  expect(checkPolicy("default-src 'self'; script-src 'unsafe-inline'")).not.toEqual([])
})
