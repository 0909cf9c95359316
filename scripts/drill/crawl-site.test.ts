/** @jest-environment node */
import { findFlaws } from './crawl-site.mjs'

const page = (content: string) => `<html><head><title>T</title></head><body>${content}</body>`
const title = '<h1><span>Title</span></h1>'

test.each([
  ['a page with content', title + '<section><h2>A</h2><p>Text</p></section>', []],
  ['no headline', '<p>Text</p>', ['0 headlines']],
  ['an empty headline', '<h1><span> </span></h1>', ['an empty h1']],
  ['two headlines', title + title, ['2 headlines']],
  [
    'a heading over nothing',
    title + '<section class="a"><h2 id="b">Sectors</h2><ul class="c"></ul></section>',
    ['“Sectors” over nothing'],
  ],
  ['a heading that is a link', title + '<section><h2><a href="/x">A</a></h2></section>', []],
  ['a heading over a field', title + '<section><h2>A</h2><input></section>', []],
  ['a heading over another', title + '<section><h2>A</h2><h3>B</h3><p>C</p></section>', []],
  [
    'a link without words',
    title + '<a href="/x"> <i></i></a>',
    ['a link without words: href="/x"'],
  ],
  ['a link with a label', title + '<a href="/x" aria-label="X"><svg></svg></a>', []],
  ['a link around a picture', title + '<a href="/x"><img alt="X" src="y"></a>', []],
  [
    'a page with links beside nothing',
    `<main><nav>Home</nav>${title}<div></div><aside><a href="/x">X</a></aside></main>`,
    ['nothing below its headline'],
  ],
  ['a page with a sentence', `<main>${title}<p>Nothing yet</p></main>`, []],
  ['the words of a script', title + '<script>"<h2></h2>"</script>', []],
])('finds of %s what is wrong', (_, content, flaws) =>
  expect(findFlaws(page(content))).toEqual(flaws),
)
