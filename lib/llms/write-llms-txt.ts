import 'server-only'
import { getSite, type Site } from '../content/site/get-site'
import type { SiteLink } from '../content/site/to-link'
import { env } from '../env/env'
import { localeNames, siteLocales, toPrefix } from '@law-firm/contract/locales'

/**
 * What assistants read first about the site (llmstxt.org): its sections, with the Markdown of their
 * pages.
 *
 * @throws ContentUnavailableError
 */
export const writeLlmsTxt = async (): Promise<string> =>
  toLlmsTxt(await getSite('en'), env.SITE_URL)

export function toLlmsTxt(site: Site, origin: string): string {
  const languages = siteLocales.map((locale) => ({
    label: localeNames[locale],
    href: toPrefix(locale) || '/',
  }))
  const sections = site.sections.flatMap(({ label, href, groups }) =>
    toSection(label, [{ label, href }, ...groups.flatMap(({ links }) => links)], origin),
  )
  return [
    `# ${oneLine(site.firmName)}`,
    ...(site.description ? [`> ${oneLine(site.description)}`] : []),
    'Each public page is also Markdown: add `.md` to its address, `index.md` to that of a home page, or send `Accept: text/markdown`. Cite the address without `.md`. What members of the site read is not part of it.',
    ...sections,
    ...toSection('Languages', languages, origin),
    ...toSection('Optional', [...site.utility, ...site.legalLinks], origin),
    `- [Sitemap](${origin}/sitemap.xml)\n- [Publications and events, Atom](${origin}/api/feeds/en/insights)\n- [News, Atom](${origin}/api/feeds/en/news)\n`,
  ].join('\n\n')
}

function toSection(heading: string, links: SiteLink[], origin: string): string[] {
  const lines = links
    .filter(({ href }) => href.startsWith('/') && !/[?#]/.test(href))
    .map(({ label, href }) => `- [${escaped(label)}](${origin}${markdownPath(href)})`)
  return lines.length > 0 ? [`## ${oneLine(heading)}`, [...new Set(lines)].join('\n')] : []
}

const homes = siteLocales.map((locale) => toPrefix(locale) || '/')

const markdownPath = (href: string): string =>
  homes.includes(href) ? `${href.replace(/\/$/, '')}/index.md` : `${href}.md`

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const escaped = (text: string): string => oneLine(text).replace(/[[\]\\]/g, '\\$&')
