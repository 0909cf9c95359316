import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isEditor } from '../access/rules'
import { bulkTextsOf } from '../plugins/bulk-editing/texts'
import { findingsTextsOf } from '../plugins/findings/texts'
import { reportAddress } from '../plugins/findings/report-query'
import { boardTextsOf } from '../plugins/translations/board-texts'

/** Views of the admin panel that Payload does not list. */
export const NavLinks = ({ i18n, user }: ServerProps) =>
  isEditor({ user: user ?? null }) ? (
    <div className="nav-group">
      {linksOf(i18n.language).map(([href, label]) => (
        <Link key={href} className="nav__link" href={href}>
          <span className="nav__link-label">{label}</span>
        </Link>
      ))}
    </div>
  ) : null

const linksOf = (language: string) => [
  ['/admin/translations', boardTextsOf(language).title],
  [reportAddress, findingsTextsOf(language).title],
  ['/admin/import-export', bulkTextsOf(language).importTitle],
  ['/admin/find-and-replace', bulkTextsOf(language).findTitle],
]
