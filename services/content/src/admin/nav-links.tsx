import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isEditor } from '../access/rules'
import { getBulkTexts } from '../plugins/bulk-editing/texts'
import { getFindingsTexts } from '../plugins/findings/texts'
import { reportAddress } from '../plugins/findings/report-query'
import { getMissingTexts } from '../plugins/missing-addresses/texts'
import { getBoardTexts } from '../plugins/translations/board-texts'

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
  ['/admin/translations', getBoardTexts(language).title],
  [reportAddress, getFindingsTexts(language).title],
  ['/admin/missing-addresses', getMissingTexts(language).title],
  ['/admin/import-export', getBulkTexts(language).importTitle],
  ['/admin/find-and-replace', getBulkTexts(language).findTitle],
]
