import 'server-only'
import { graphql } from '@/lib/graphql/generated'
import { queryContent } from '@/lib/graphql/server'
import { isBuilt, type LinkTarget } from '@/lib/routes/href'

const draftSlugsQuery = graphql(`
  query DraftSlugs($id: Int!) {
    Articles(where: { id: { equals: $id } }, limit: 1, draft: true, pagination: false, select: true) {
      docs {
        id
        slug
      }
    }
    Contacts(where: { id: { equals: $id } }, limit: 1, draft: true, pagination: false, select: true) {
      docs {
        id
        slug
      }
    }
  }
`)

/** The page of a document that may be a draft only; null for documents without a page of their own. */
export async function draftTargetOf(collection: string, id: number): Promise<LinkTarget | null> {
  if (collection === 'home') return { to: 'home' }
  if (!Number.isInteger(id) || id < 1) return null
  const data = await queryContent(draftSlugsQuery, { id }, { draft: true })
  const slugs: Record<string, { to: 'publication' | 'person'; slug: string | null | undefined }> = {
    articles: { to: 'publication', slug: data.Articles?.docs[0]?.slug },
    contacts: { to: 'person', slug: data.Contacts?.docs[0]?.slug },
  }
  const found = Object.hasOwn(slugs, collection) ? slugs[collection] : undefined
  return found?.slug && isBuilt(found.to) ? { to: found.to, params: { id, slug: found.slug } } : null
}
