/**
 * Link lists of header and footer as HTML strings: as React elements, every page would serialise and hydrate
 * each link. Containers need `data-links` for client-side navigation.
 */
import type { NavigationSection } from '@/lib/content/site/get-site'
import { escape } from '@/lib/html/escape'
import arrow from '@/components/ui/arrow.module.css'
import typography from '@/components/ui/typography.module.css'
import styles from './site-header.module.css'

type Link = { href: string; label: string }

const linkHtml = ({ href, label }: Link, attributes = ''): string =>
  `<a ${attributes}href="${escape(href)}">${escape(label)}</a>`

export const itemsHtml = (links: readonly Link[]): string =>
  links.map((link) => `<li>${linkHtml(link)}</li>`).join('')

/** Title, intro and link columns of a section's panel. */
export const panelHtml = (
  { label, intro, href, groups }: NavigationSection,
  allOf: string,
): string =>
  `<div class="${styles.lead}"><p class="${styles.title}">${escape(label)}</p>${intro ? `<p>${escape(intro)}</p>` : ''}${linkHtml({ href, label: allOf }, `class="${arrow.link}" `)}</div>${groups
    .map(
      ({ heading, links }) =>
        `<div><p class="${typography.minor} ${styles.heading}">${escape(heading)}</p><ul>${itemsHtml(links)}</ul></div>`,
    )
    .join('')}`

/** The sections of the mobile menu; those with columns are disclosures. */
export const sectionsHtml = (
  sections: readonly NavigationSection[],
  allOf: (name: string) => string,
): string =>
  sections
    .map(({ label, href, groups }) =>
      groups.length === 0
        ? `<li>${linkHtml({ href, label })}</li>`
        : `<li><details name="menu"><summary>${escape(label)}</summary><ul>${itemsHtml([{ href, label: allOf(label) }, ...groups.flatMap(({ links }) => links)])}</ul></details></li>`,
    )
    .join('')
