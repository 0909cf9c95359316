import 'server-only'
import type { Locale } from '@law-firm/contract/locales'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { getTree } from './get-tree'
import { toTarget } from './tree'

/** Routes of single documents to which the site links by itself, and their trees. */
const trees = {
  accessTheTool: 'marketing',
  contactPage: 'marketing',
  thankYou: 'marketing',
  legal: 'legal',
  cookiePolicy: 'legal',
  dataPrivacy: 'legal',
} as const

type PageTarget = LinkTarget & { to: keyof typeof trees }

/**
 * The target of a link to a page that editors may not have written.
 *
 * @returns null without such a page
 * @throws ContentUnavailableError
 */
export async function findPage(target: PageTarget, locale: Locale): Promise<PageTarget | null> {
  const nodes = await getTree(trees[target.to], locale)
  const address = toHref({ to: target.to, params: target.params }, 'en')
  const isThere = nodes.some((node) => {
    const own = toTarget(node, nodes)
    return own !== null && toHref(own, 'en') === address
  })
  return isThere ? target : null
}
