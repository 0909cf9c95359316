'use client'

import { useEffect, useId } from 'react'
import { loadFile, useFile } from '@/components/ui/file-store.client'
import type { AccountMenuTexts, ControlSettings } from '@/lib/controls/settings'
import { hideToast, showToast } from '@/components/ui/toast.client'
import { getProductPermissions } from '@/lib/identity'
import { toPermissionLabel } from '@/lib/member/permission-label'
import { PermissionsFailed } from './permissions-failed.client'
import { useSession } from './session-provider.client'
import styles from './account-menu.module.css'

/** The products that are open to the member, once the menu's texts are there. */
export function AccountMenu({ source }: { source: string }) {
  const menu = useFile<ControlSettings>(source)?.account
  useEffect(() => {
    loadFile(source).catch(() => {}) // the link to the account stays
  }, [source])
  return menu ? <OpenProducts {...menu} /> : null
}

/** The products that are open to the member, by the permissions of the session (section 6). */
function OpenProducts({ label, texts, products }: AccountMenuTexts) {
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
