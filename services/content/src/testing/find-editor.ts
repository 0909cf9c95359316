import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { FlattenedField } from 'payload'

/** What Payload has of its editor, which it does not export. */
type Editor = { editorConfig: SanitizedServerEditorConfig }

/**
 * The editor of the first rich text among fields.
 *
 * @throws when there is none
 */
export function findEditor(fields: FlattenedField[]): Editor {
  const editor = find(fields)
  if (!editor) throw new Error('No field has an editor')
  return editor
}

function find(fields: FlattenedField[]): Editor | undefined {
  for (const field of fields) {
    if (field.type === 'richText') return field.editor as unknown as Editor
    const inner =
      'flattenedFields' in field
        ? field.flattenedFields
        : 'blocks' in field
          ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
          : []
    const found = find(inner)
    if (found) return found
  }
  return undefined
}
