'use client'

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  TextNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { cleanPaste, lostKinds, noteMarks, type Paste } from './clean-paste'
import { getPasteTexts } from './texts'

/** Formatted text of other programs is made the editor's own, and what it cannot have is named. */
export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
})

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  useEffect(() => {
    const report = ({ lost }: Paste) => {
      const texts = getPasteTexts(i18n.language)
      const what = lostKinds.flatMap((kind) => (lost[kind] ? texts.kinds[kind](lost[kind]) : []))
      if (what.length > 0) toast.warning(texts.lost(what.join(', ')), { duration: 20_000 })
    }
    return listen(editor, report)
  }, [editor, i18n.language])
  return null
}

function listen(editor: LexicalEditor, report: (paste: Paste) => void): () => void {
  const cleaned = new WeakSet<Event>()
  let notes: string[] = []
  const paste = (event: Event): boolean => {
    if (!(event instanceof ClipboardEvent) || cleaned.has(event) || !event.clipboardData)
      return false
    const { clipboardData: source } = event
    const html = source.getData('text/html')
    if (!html || source.getData('application/x-lexical-editor')) return false
    const result = cleanPaste(new DOMParser().parseFromString(html, 'text/html'))
    notes = result.notes
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', result.html)
    clipboardData.setData('text/plain', source.getData('text/plain'))
    const clean = new ClipboardEvent('paste', { clipboardData, cancelable: true })
    cleaned.add(clean)
    event.preventDefault()
    editor.dispatchCommand(PASTE_COMMAND, clean)
    report(result)
    return true
  }
  return mergeRegister(
    editor.registerCommand(PASTE_COMMAND, paste, COMMAND_PRIORITY_HIGH),
    editor.registerNodeTransform(TextNode, (node) => placeNote(node, notes)),
  )
}

/** Makes a mark in a pasted text the footnote that it stands for. */
function placeNote(node: TextNode, notes: string[]): void {
  const found = noteMarks.exec(node.getTextContent())
  const text = notes[Number(found?.[1])]
  if (!found || text === undefined) return
  const end = found.index + found[0].length
  const parts = node.splitText(found.index, end)
  const mark = parts[found.index === 0 ? 0 : 1]
  mark?.replace($createInlineBlockNode({ blockType: 'footnote', id: '', text }))
}
