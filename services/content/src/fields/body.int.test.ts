import { richTextNodes, textMarks, type TextMark } from '@law-firm/contract/rich-text'
import { startContentService } from '../testing/content-service'
import { findEditor } from '../testing/find-editor'
import { createArticle, richText } from '../testing/sample-content'

const fixtures = await startContentService()
const { payload } = fixtures

/** Publishes an article whose text is a paragraph of these nodes. */
async function publishText(...children: object[]) {
  const { root } = richText('')
  const text = { root: { ...root, children: [{ ...root.children[0], children }] } }
  const id = await createArticle(fixtures, { body: [{ blockType: 'text', text }] as never })
  return payload.update({ collection: 'articles', id, data: { _status: 'published' } })
}

test('the site reads every node and mark that the editor can make', () => {
  const { editorConfig } = findEditor(payload.collections.news.config.flattenedFields)
  const types = editorConfig.features.nodes.map(({ node }) => node.getType?.() ?? 'a replacement')
  expect(types).toEqual(
    types.filter(
      // the feature of footnotes has it, and no block to make one of
      (type) => type === 'block' || richTextNodes.includes(type),
    ),
  )
  expect(types).toEqual(expect.arrayContaining(['list', 'listitem', 'link']))
  const marks: Record<TextMark, string> = {
    strong: 'bold',
    em: 'italic',
    u: 'underline',
    s: 'strikethrough',
    sub: 'subscript',
    sup: 'superscript',
  }
  expect(Object.keys(marks)).toEqual(Object.keys(textMarks))
  expect([...editorConfig.resolvedFeatureMap.keys()].toSorted()).toEqual(
    [
      ...Object.values(marks),
      'paragraph',
      'orderedList',
      'unorderedList',
      'heading',
      'experimental_table',
      'blocks',
      'paste',
      'link',
      'toolbarInline',
    ].toSorted(),
  )
})

describe('the address of a link', () => {
  const linkTo = (url: string) => ({
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url },
    children: [],
  })

  test.each([
    'https://例子.广告/法律',
    'HTTPS://EXAMPLE.org/x',
    'http://example.org/a_(b)?c=d&e=%20#f:~:text=g',
    'mailto:r&d@example.com',
    'tel:+442079460958',
    '/people',
  ])('%s is stored as it is', async (url) => {
    const stored = await publishText(linkTo(url))
    expect(JSON.stringify(stored.body)).toContain(JSON.stringify(url))
  })

  test.each(['www.example.org', '#_ftn1', 'file:///C:/contract.docx', '//evil.test', 'people', ''])(
    '%s is refused, as the site would leave it out',
    async (url) => expect(publishText(linkTo(url))).rejects.toThrow(/Text|invalid/i),
  )
})

test('a footnote needs a text', async () => {
  const footnote = (text: string) => ({
    type: 'inlineBlock',
    version: 1,
    fields: { blockType: 'footnote', id: '66b0c1d2e3f4a5b6c7d8e9f0', text },
  })
  await expect(publishText(footnote(''))).rejects.toThrow(/Text|invalid/i)
  expect(JSON.stringify((await publishText(footnote('See above.'))).body)).toContain('See above.')
})
