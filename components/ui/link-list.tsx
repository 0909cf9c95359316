import type { DocumentLink } from '@/lib/content/shared/document-links'
import type { Locale } from '@law-firm/contract/locales'
import { RouteLink } from './route-link'
import typography from './typography.module.css'

/** Renders nothing without links. */
export function LinkList({
  heading,
  links,
  locale,
}: {
  heading: string
  links: Pick<DocumentLink, 'id' | 'label' | 'target'>[]
  locale: Locale
}) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={typography.minor}>{heading}</h2>
      <ul className={typography.plain}>
        {links.map((link) => (
          <li key={link.id}>
            <RouteLink target={link.target} locale={locale}>
              {link.label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
