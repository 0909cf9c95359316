import { GET } from './route'

type Rule = { pattern: string; allows: boolean }

const readRules = async (): Promise<Rule[]> =>
  [...(await GET().text()).matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, pattern]) => ({
    pattern: pattern ?? '',
    allows: kind === 'Allow',
  }))

/** The longest pattern that matches decides, and `Allow` among equals (RFC 9309, section 2.2.2). */
const isAllowed = (rules: Rule[], path: string): boolean =>
  rules
    .filter(({ pattern }) =>
      new RegExp(`^${pattern.replace(/[.?+()]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
    )
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows))[0]
    ?.allows ?? true

test.each([
  ['/', true],
  ['/people?level=partner', true],
  ['/_next/image?url=x', true],
  ['/api/og/abc?title=x', true],
  ['/api/feeds/en/news', true],
  ['/api/calendar/en/all.ics', true],
  ['/api/calendar/graduates/en/deadlines.ics', true],
  ['/api/vcard/en/1/a.vcf', true],
  ['/api/brochure/en', true],
  ['/api/auth/login', false],
  ['/api/member/contacts.vcf', false],
  ['/api/navigator/data-protection/report.pdf', false],
  ['/api/health', false],
  ['/dashboard', false],
  ['/fr-fr/dashboard/events', false],
])('a crawler may request %s: %s', async (path, allowed) =>
  expect(isAllowed(await readRules(), path)).toBe(allowed),
)
