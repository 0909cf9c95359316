'use client'

import { useEffect, useId } from 'react'
import { hideToast, showToast } from '@/components/ui/toast.client'
import { getProductPermissions } from '@/lib/identity'
import { toPermissionLabel } from '@/lib/member/permission-label'
import { PermissionsFailed, type PermissionsTexts } from './permissions-failed.client'
import { useSession } from './session-provider.client'
import styles from './account-menu.module.css'

export type AccountMenuProps = {
  label: string
  texts: PermissionsTexts & { none: string; close: string }
  products: { label: string; href: string }
}

/** The products that are open to the member, by the permissions of the session (section 6). */
export function AccountMenu({ label, texts, products }: AccountMenuProps) {
  const session = useSession()
  const panelId = useId()
  const permissions = session?.state?.permissions
  const load = session?.load
  const { failed, retry, close } = texts
  useEffect(() => {
    if (permissions !== 'failed' || !load) return
    const loadAgain = () => void load().then((active) => active.refreshPermissions())
    showToast({ text: failed, close, actions: [{ label: retry, run: loadAgain }] })
    return hideToast
  }, [permissions, load, failed, retry, close])
  const authorization = session?.state?.user?.authorization
  if (!authorization) return null
  const open = getProductPermissions(authorization, 'simple')
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={panelId} aria-label={label}>
        <span aria-hidden="true">▾</span>
      </button>
      <div className={styles.panel} id={panelId} popover="auto">
        {permissions === 'failed' ? (
          <PermissionsFailed texts={texts} />
        ) : open.length > 0 ? (
          <ul className={styles.list} aria-label={label}>
            {open.map((permission) => (
              <li key={permission}>{toPermissionLabel(permission)}</li>
            ))}
          </ul>
        ) : (
          <p>{permissions === 'loaded' ? texts.none : '…'}</p>
        )}
        <a href={products.href}>{products.label}</a>
      </div>
    </>
  )
}
