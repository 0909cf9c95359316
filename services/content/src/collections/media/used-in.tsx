import { Link } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { findUses } from '../../plugins/links/find-uses'

/** Lists the documents that use the file, on its form. */
export const UsedIn: UIFieldServerComponent = async ({ id, req }) => {
  if (!id) return null
  const uses = await findUses(req, [`media/${id}`])
  return (
    <div className="field-type" id="field-usedIn">
      <p className="field-label">Used in</p>
      {uses.length === 0 ? (
        <p>No document. It can be deleted.</p>
      ) : (
        <ul>
          {uses.map(({ href, label, title }) => (
            <li key={href}>
              <Link href={href}>{title}</Link> {label && `(${label})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
