import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { editor } from '../fields/body'

type Node = { type?: string; fields?: Record<string, unknown>; children?: Node[] }

/**
 * Makes a converter from Markdown to the editor's own form. A link `ref:articles/key` becomes a link to that
 * document, so that it follows when the address changes.
 *
 * @throws Error naming the reference, where there is no such document.
 */
export async function richTextConverter(payload: Payload, idOf: (collection: string, key: string) => number | undefined) {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  return (markdown: string): unknown => {
    const state = convertMarkdownToLexical({ editorConfig, markdown })
    resolveLinks(state.root as Node, idOf)
    return state
  }
}

function resolveLinks(node: Node, idOf: (collection: string, key: string) => number | undefined): void {
  const url = node.type === 'link' ? node.fields?.url : undefined
  if (typeof url === 'string' && url.startsWith('ref:')) {
    const [collection = '', key = ''] = url.slice('ref:'.length).split('/')
    const value = idOf(collection, key)
    if (value === undefined) throw new Error(`There is no ${collection}/${key} to link to`)
    node.fields = { linkType: 'internal', newTab: false, doc: { relationTo: collection, value } }
  }
  for (const child of node.children ?? []) resolveLinks(child, idOf)
}
