import { JsonLd } from './json-ld'
import { RouteLink } from './route-link'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'
import type { Locale } from '@law-firm/contract/locales'
import { isBuilt, type LinkTarget } from '@/lib/routes/href'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  label: string
  locale: Locale
  trail: { label: string; target: LinkTarget }[]
  current: string
  page: LinkTarget
}

/** Breadcrumb with its JSON-LD. */
export function Breadcrumb({ label, locale, trail, current, page }: BreadcrumbProps) {
  const crumbs = [
    ...trail.filter(({ target }) => isBuilt(target.to)),
    { label: current, target: page },
  ]
  return (
    <>
      <nav className={styles.breadcrumb} aria-label={label}>
        <ol>
          {trail.map((crumb) => (
            <li key={crumb.label}>
              <RouteLink target={crumb.target} locale={locale}>
                {crumb.label}
              </RouteLink>
            </li>
          ))}
          <li aria-current="page">{current}</li>
        </ol>
      </nav>
      <JsonLd
        data={breadcrumbLd(
          crumbs.map(({ label: name, target }) => ({
            label: name,
            url: absoluteUrl(target, locale),
          })),
        )}
      />
    </>
  )
}
