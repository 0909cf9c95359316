import type { ReactNode } from 'react'
import type { Locale } from '@law-firm/contract/locales'
import { toHref, isBuilt, type LinkTarget } from '@/lib/routes/href'
import { Link } from './link'

type RouteLinkProps = {
  target: LinkTarget
  locale: Locale
  children: ReactNode
  className?: string
  rel?: string
  lang?: string
  /** Opens the sign-in panel; `refresh` renders the page again after it. */
  'data-panel'?: '' | 'refresh'
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
}

/**
 * A link to a page of the site; plain text when the route has no page yet.
 *
 * @throws RouteError when the route cannot be generated (decision 8)
 */
export function RouteLink({ target, locale, children, ...rest }: RouteLinkProps) {
  if (!isBuilt(target.to)) return <span className={rest.className}>{children}</span>
  return (
    <Link href={toHref(target, locale)} {...rest}>
      {children}
    </Link>
  )
}
