import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { policyFor } from './page-policy'

const computeHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html><body>${scripts.map((source) => `<script>${source}</script>`).join('')}</body></html>`

/** React's reveal scripts as it writes them, read from the React that Next renders with. */
const reactSource = readFileSync(
  require.resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'),
  'utf8',
)
const literal = (start: string): string => {
  const at = reactSource.indexOf(start)
  const quote = reactSource.charAt(at - 1)
  return reactSource.slice(at, reactSource.indexOf(`${quote}\n`, at)).replaceAll('\\n', '\n')
}
const reveal = literal('$RB=[];$RV=')
const shellTime = 'requestAnimationFrame(function(){$RT=performance.now()});'
const turbopack = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('

describe('the scripts that the framework writes', () => {
  test('are found in the installed React', () => {
    expect(reveal).toContain('$RC=function')
    expect(reactSource).toContain(shellTime)
  })

  test.each<[string, string]>([
    ['the first piece of page data', '(self.__next_f=self.__next_f||[]).push([0])'],
    [
      'page data',
      'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:I[1,[\\"/a.js\\"],\\"\\"]\\n"])',
    ],
    [
      'page data with escaped markup',
      'self.__next_f.push([1,"\\u003cscript\\u003ealert(1)\\u003c/script\\u003e"])',
    ],
    ['page data with brackets and quotes', 'self.__next_f.push([1,"]);alert(\\"1\\")"])'],
    ['page data in Chinese', 'self.__next_f.push([1,"并购"])'],
    ['binary page data', 'self.__next_f.push([3,"AAEC"])'],
    ['the clock of the first paint', shellTime],
    ['the first reveal', `${reveal}$RC("B:0","S:0")`],
    ['a later reveal', '$RC("B:1","S:1")'],
    ['a segment', `${literal('$RS=function').replace(/\$RS\("$/, '')}$RS("S:1","P:1")`],
    ['a failed boundary', `${literal('$RX=function(b,c,d,e,f)')}$RX("B:0","digest")`],
    ['a reveal with style sheets', '$RR("B:0","S:0",[["/a.css","high"]])'],
    [
      'the start of the loader',
      `${turbopack}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});`,
    ],
  ])('may run: %s', (_, source) => expect(policyFor(page(source))).toContain(computeHash(source)))
})

describe('an inline script that the framework did not write', () => {
  test.each<[string, string]>([
    ['a plain one', 'alert(1)'],
    ['an empty one', ''],
    ['one of the editor’s text', 'document.location="https://evil.test"'],
    ['one behind page data', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['one behind page data, on a new line', 'self.__next_f.push([1,"a"])\nalert(1)'],
    ['one inside page data', 'self.__next_f.push([1,alert(1)])'],
    ['one inside page data as a template', 'self.__next_f.push([1,`${alert(1)}`])'],
    ['one behind the first piece', '(self.__next_f=self.__next_f||[]).push([0]);alert(1)'],
    ['one behind the clock', `${shellTime}alert(1)`],
    ['one that begins as the clock', 'requestAnimationFrame(function(){$RT=alert(1)})'],
    ['one that begins as a reveal', '$RC=alert(1)'],
    ['one that looks like a reveal', '$RB=[];$RV=function(a){alert(1)};$RV()'],
    ['one behind the reveal', `${reveal}$RC("B:0","S:0");alert(1)`],
    ['one inside a reveal', '$RC("B:0",alert(1))'],
    ['another function', '$RZ("a")'],
    ['one that begins as the loader', '(globalThis["TURBOPACK"]=[],alert(1))'],
    ['one inside the call of the loader', `${turbopack}alert(1));`],
    ['one behind the loader', `${turbopack}{});alert(1);`],
    ['a comment before', '/**/self.__next_f.push([0])'],
    ['a space before', ' self.__next_f.push([0])'],
  ])('gets no hash: %s', (_, source) => {
    const policy = policyFor(page('(self.__next_f=self.__next_f||[]).push([0])', source))
    expect(policy).not.toContain(computeHash(source))
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
  })

  test.each([
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script type="module">alert(1)</script>',
    '<script src="https://evil.test/a.js">self.__next_f.push([0])</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<img onerror="alert(1)">',
  ])('gets no hash: %s', (html) => expect(policyFor(html)).not.toContain('sha256-'))
})

describe('the policy', () => {
  test('lets nothing run that is not the site’s own', () => {
    const policy = policyFor('')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("base-uri 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|[\r\n]/)
  })

  test('lets the captcha provider of the environment run, connect and show its frame', () => {
    process.env.CSP_CAPTCHA_SOURCES = 'https://captcha.test https://frames.captcha.test'
    try {
      for (const directive of ['script-src', 'connect-src', 'frame-src'])
        expect(policyFor('')).toMatch(
          new RegExp(`${directive} [^;]*https://captcha\\.test https://frames\\.captcha\\.test`),
        )
    } finally {
      delete process.env.CSP_CAPTCHA_SOURCES
    }
  })

  test.each([
    ['CSP_TAG_SOURCES', 'https://tags.test', { GTM_ID: 'GTM-FIRM' }],
    ['GTM_SCRIPT_URL', 'https://tags.test/a.js', { GTM_ID: 'GTM-FIRM' }],
    ['CONTENT_WS_URL', 'wss://live.test/graphql-ws', { AUTH0_DOMAIN: 'login.firm.test' }],
    ['AUTH0_DOMAIN', 'https://login.other.test', {}],
    ['API_BASE_URL', 'https://api.test/v1', { AUTH0_DOMAIN: 'login.firm.test' }],
    ['ALGOLIA_HOST', 'https://search.test', {}],
  ])('of a page that is cached follows %s', (name, value, others) => {
    const before = { ...process.env }
    try {
      Object.assign(process.env, others)
      expect(policyFor('')).not.toContain(new URL(value).origin)
      process.env[name] = value
      expect(policyFor('')).toContain(new URL(value).origin)
    } finally {
      process.env = before
    }
  })

  test('names the same script once', () => {
    expect(policyFor(page(shellTime, shellTime)).match(/'sha256-/g)).toHaveLength(1)
  })

  test('is made within a second for a page of two megabytes', () => {
    const began = performance.now()
    policyFor(page(`self.__next_f.push([1,"${'a\\"'.repeat(700_000)}"])`) + '<script'.repeat(1000))
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
