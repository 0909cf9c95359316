import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isEditor } from '../access/rules'
import { findingsTextsOf } from '../findings/texts'
import { reportAddress } from '../findings/report-query'
import { boardTextsOf } from '../translations/board-texts'

/** Views of the admin panel that Payload does not list. */
export const NavLinks = ({ i18n, user }: ServerProps) =>
  isEditor({ user: user ?? null }) ? (
    <div className="nav-group">
      <Link className="nav__link" href="/admin/translations">
        <span className="nav__link-label">{boardTextsOf(i18n.language).title}</span>
      </Link>
      <Link className="nav__link" href={reportAddress}>
        <span className="nav__link-label">{findingsTextsOf(i18n.language).title}</span>
      </Link>
    </div>
  ) : null
