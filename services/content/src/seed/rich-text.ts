import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { editor } from '../fields/body'

type IdOf = (collection: string, key: string) => number | undefined

type Node = { type?: string; fields?: Record<string, unknown>; children?: Node[] }

/**
 * Returns a converter from Markdown to lexical's state. A link `ref:articles/key` becomes an
 * internal link.
 *
 * @throws Error naming the reference to an unknown document
 */
export async function richTextConverter(payload: Payload, toId: IdOf) {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  return (markdown: string): unknown => {
    const state = convertMarkdownToLexical({ editorConfig, markdown })
    resolveLinks(state.root as Node, toId)
    return state
  }
}

function resolveLinks(node: Node, toId: IdOf): void {
  node.children = node.children?.map((child) => {
    resolveLinks(child, toId)
    const url = child.type === 'link' ? child.fields?.url : undefined
    if (typeof url !== 'string' || !url.startsWith('ref:')) return child
    const [collection = '', key = ''] = url.slice('ref:'.length).split('/')
    const value = toId(collection, key)
    if (value === undefined) throw new Error(`There is no ${collection}/${key} to link to`)
    return {
      ...child,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: collection, value } },
    }
  })
}
