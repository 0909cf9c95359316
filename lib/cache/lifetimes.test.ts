import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cacheControl, pageLifetime, securityTextLifetime } from './lifetimes'

const app = path.join(__dirname, '../../app')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(app, file), 'utf8')] as const)

test.each([
  [cacheControl.feed, 'public, max-age=300'],
  [cacheControl.sitemap, 'public, max-age=600'],
  [cacheControl.siteFile, 'public, max-age=3600'],
  [cacheControl.signedImage, 'public, max-age=31536000, immutable'],
  [cacheControl.art, 'public, max-age=604800'],
  [cacheControl.missing, 'public, max-age=10'],
  [cacheControl.vcard, 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'],
])('%s', (value, expected) => expect(value).toBe(expected))

test('the literal `revalidate` exports of routes have the lifetimes of this module', () => {
  const literals = sources.flatMap(([file, source]) => {
    const literal = /^export const revalidate = (.+)$/m.exec(source)?.[1]
    return literal ? [[file, Number(literal.replaceAll('_', ''))]] : []
  })
  expect(Object.fromEntries(literals)).toEqual({
    '(graduates)/[locale]/graduates/layout.tsx': pageLifetime,
    '(site)/[locale]/layout.tsx': pageLifetime,
    '.well-known/security.txt/route.ts': securityTextLifetime,
    'api/feeds/[locale]/[feed]/route.ts': pageLifetime,
    'api/feeds/[locale]/navigator/[service]/route.ts': pageLifetime,
    'api/vcard/[locale]/[id]/[file]/route.ts': pageLifetime,
    'api/brand.css/route.ts': pageLifetime,
    'api/controls/[file]/route.ts': pageLifetime,
    'api/menu/[file]/route.ts': pageLifetime,
    'llms.txt/route.ts': pageLifetime,
    'sitemap.xml/route.ts': pageLifetime,
    'sitemaps/[file]/route.ts': pageLifetime,
    'icon.svg/route.ts': pageLifetime,
    'icons/[file]/route.tsx': pageLifetime,
    'manifest.webmanifest/route.ts': pageLifetime,
  })
})

test('no route has a lifetime of its own', () => {
  expect(sources.filter(([, source]) => /max-?age\W+\d/i.test(source))).toEqual([])
})
