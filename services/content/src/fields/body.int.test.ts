import { richTextNodes, textMarks, type TextMark } from '@aldermere/contract/rich-text'
import type { FlattenedField } from 'payload'
import { startContentService } from '../testing/content-service'

const { payload } = await startContentService()

/** What Payload has of its editor, which it does not export. */
type Editor = {
  editorConfig: {
    features: { nodes: { node: { getType?: () => string } }[] }
    resolvedFeatureMap: Map<string, unknown>
  }
}

const findEditor = (fields: FlattenedField[]): Editor | undefined => {
  for (const field of fields) {
    if (field.type === 'richText') return field.editor as unknown as Editor
    const inner =
      'flattenedFields' in field
        ? field.flattenedFields
        : 'blocks' in field
          ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
          : []
    const found = findEditor(inner)
    if (found) return found
  }
  return undefined
}

test('the site reads every node and mark that the editor can make', () => {
  const editor = findEditor(payload.collections.news.config.flattenedFields)
  const types = editor?.editorConfig.features.nodes.map(
    ({ node }) => node.getType?.() ?? 'a replacement',
  )
  expect(types).toEqual(
    types?.filter(
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
  expect([...(editor?.editorConfig.resolvedFeatureMap.keys() ?? [])].toSorted()).toEqual(
    [
      ...Object.values(marks),
      'paragraph',
      'orderedList',
      'unorderedList',
      'heading',
      'experimental_table',
      'blocks',
      'link',
      'toolbarInline',
    ].toSorted(),
  )
})
