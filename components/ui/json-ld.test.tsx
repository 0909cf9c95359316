import { renderToStaticMarkup } from 'react-dom/server'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { JsonLd } from './json-ld'

const markupOf = (label: string) =>
  renderToStaticMarkup(<JsonLd data={breadcrumbLd([{ label, url: 'https://www.site.test/' }])} />)

describe('JsonLd', () => {
  test.each([
    'People',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '</SCRIPT >',
    '"}]}',
    '并购',
    '\u2028',
    '&lt;',
    '\\u003c',
  ])('escapes %j without changing its value', (label) => {
    const markup = markupOf(label)
    expect(markup.match(/<\/?script/gi)).toEqual(['<script', '</script'])
    expect(markup).not.toContain('<!--')
    const source = markup.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
    expect(JSON.parse(source)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: label }],
    })
  })
})
