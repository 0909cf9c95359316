import type { PayloadRequest } from 'payload'
import type { Navigation, SiteSetting } from '../payload-types'
import type { SearchLocale } from './client'

/** What the menus call a page; `intro` is the text of its section. */
export type MenuPage = { labels: string[]; intro: string }

type MenuLink = { label: string; href: string; intro?: string | null }

/** The pages that the published menus and footer link to, in one language, by path. */
export async function readMenuPages(
  req: PayloadRequest,
  locale: SearchLocale,
): Promise<Map<string, MenuPage>> {
  const read = <Slug extends 'navigation' | 'site-settings'>(slug: Slug) =>
    req.payload.findGlobal({ slug, locale, fallbackLocale: false, depth: 0, overrideAccess: true })
  return toMenuPages(await read('navigation'), await read('site-settings'))
}

/** Links to parts of a page, to lists with filters and to other sites are left out. */
export function toMenuPages(
  { sections, utility, footer }: Partial<Navigation>,
  { legalLinks }: Partial<SiteSetting>,
): Map<string, MenuPage> {
  const links: MenuLink[] = [
    ...(sections ?? []),
    ...(utility ?? []),
    ...(footer ?? []).flatMap((column) => column.links ?? []),
    ...(sections ?? []).flatMap(({ groups }) =>
      (groups ?? []).flatMap((group) => group.links ?? []),
    ),
    ...(legalLinks ?? []),
  ]
  const pages = new Map<string, MenuPage>()
  for (const { label, href, intro } of links) {
    if (!/^\/[^?#]*$/.test(href)) continue
    const page = pages.get(href) ?? { labels: [], intro: '' }
    pages.set(href, {
      labels: [...new Set([...page.labels, label])],
      intro: page.intro || (intro ?? ''),
    })
  }
  return pages
}
