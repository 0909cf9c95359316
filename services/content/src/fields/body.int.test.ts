import { richTextNodes, textMarks, type TextMark } from '@aldermere/contract/rich-text'
import { startContentService } from '../testing/content-service'
import { findEditor } from '../testing/find-editor'

const { payload } = await startContentService()

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
