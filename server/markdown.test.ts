import { fromMarkdownUrl, prefersMarkdown, toMarkdown, toMarkdownUrl } from './markdown'

const page = (main: string, title = 'T · Firm') =>
  `<html><head><title>${title}</title><meta name="description" content="A &amp; &quot;B&quot;"/>` +
  '<link rel="canonical" href="https://www.firm.example/people"/></head>' +
  `<body><header>Menu</header><main id="content">${main}</main><footer>F</footer></body></html>`

test('a page is its title, its description, its main part and its address', async () => {
  const main =
    '<nav>Crumbs</nav><h1>People</h1><p>Of <strong>many</strong> kinds.</p>' +
    '<button>Share</button><p hidden>Hidden</p><span aria-hidden="true">IK</span>' +
    '<ul><li><a href="/people/1/a">A</a></li><li><a href="https://elsewhere.example/">E</a></li></ul>' +
    '<table><thead><tr><th>X</th><th>Y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
    '<a href="/b"><h3>Head</h3></a><img src="/x.png" alt="A face"/><svg><title>no</title></svg>' +
    '<form><input/></form><script>alert(1)</script>'
  expect(await toMarkdown(page(main))).toBe(
    [
      '> A & "B"',
      '# People',
      'Of **many** kinds.',
      '-   [A](https://www.firm.example/people/1/a)\n-   [E](https://elsewhere.example/)',
      '| X | Y |\n| --- | --- |\n| 1 | 2 |',
      '[Head](https://www.firm.example/b)A face',
      '<https://www.firm.example/people>\n',
    ].join('\n\n'),
  )
})

test('text that looks like Markdown stays text', async () => {
  const text = await toMarkdown(page('<h1>A</h1><p># not a heading, *not* [a](b) link</p>'))
  expect(text).toContain('\\# not a heading, \\*not\\* \\[a\\](b) link')
})

test('a page without a heading has that of the window', async () => {
  expect(await toMarkdown(page('<p>x</p>'))).toContain('# T · Firm')
})

test.each([
  ['/people.md', '/people'],
  ['/index.md', '/'],
  ['/fr-fr/index.md', '/fr-fr'],
  ['/people.md?letter=a', '/people?letter=a'],
  ['/people', null],
  ['/.md', null],
  ['/people.md/', null],
  ['/people?x=.md', null],
])('%s names the Markdown of %j', (url, expected) => expect(fromMarkdownUrl(url)).toBe(expected))

test('the address of a page’s Markdown names it', () => {
  for (const path of ['/', '/people', '/fr-fr'])
    expect(fromMarkdownUrl(toMarkdownUrl(path))).toBe(path)
})

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', false],
  ['text/html;q=0.5, TEXT/HTML, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('Accept: %s prefers Markdown: %s', (accept, expected) =>
  expect(prefersMarkdown(accept)).toBe(expected),
)
