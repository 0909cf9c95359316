/**
 * Lists of links as HTML: those of header and footer are the same on every page, and as elements of React each page
 * would make and send them one by one. Whatever holds such a list says so (`data-links`), as a `Link` does of itself.
 */
import type { NavigationSection } from '@/lib/content/site/get-site'
import { escape } from '@/lib/html/escape'

type Link = { href: string; label: string }

const linkHtml = ({ href, label }: Link, attributes = ''): string =>
  `<a ${attributes}href="${escape(href)}">${escape(label)}</a>`

/** The items of a list. */
export const itemsHtml = (links: readonly Link[]): string =>
  links.map((link) => `<li>${linkHtml(link)}</li>`).join('')

/** What a section's panel shows: what it is, and its columns. */
export const panelHtml = (
  { label, intro, href, groups }: NavigationSection,
  allOf: string,
): string =>
  `<div class="lead"><p class="panel-title">${escape(label)}</p>${intro ? `<p>${escape(intro)}</p>` : ''}${linkHtml({ href, label: allOf }, 'class="arrow" ')}</div>${groups
    .map(
      ({ heading, links }) =>
        `<div><p class="minor">${escape(heading)}</p><ul>${itemsHtml(links)}</ul></div>`,
    )
    .join('')}`

/** The sections in the menu of a small screen; one with columns opens. */
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
