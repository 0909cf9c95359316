'use client'

import type { PermissionsTexts } from '@/lib/controls/settings'
import { useSession } from './session-provider.client'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

/** The permission lists could not be loaded (specification, section 8): a word, and another try. */
export function PermissionsFailed({ texts }: { texts: PermissionsTexts }) {
  const load = useSession()?.load
  return (
    <p role="alert">
      {texts.failed}{' '}
      <button
        type="button"
        className={button.link}
        onClick={() => void load?.().then((session) => session.refreshPermissions())}
      >
        {texts.retry}
      </button>{' '}
      <span className={typography.meta}>
        {texts.code} <code>permissions</code>
      </span>
    </p>
  )
}
