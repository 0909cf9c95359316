'use client'

import { useSelection, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Use } from '../links/find-uses'
import { getLeavingTexts } from './texts'
import { Uses } from './uses.client'

/**
 * What leads to the documents that are selected in a list: Payload's dialogs of "Unpublish" and
 * "Delete" there cannot be replaced.
 */
export function SelectedUses({ collection }: { collection: string }) {
  const { selectedIDs } = useSelection()
  const { i18n } = useTranslation()
  const [found, setFound] = useState<{ ids: string; uses: Use[] }>()
  const ids = selectedIDs.join(',')

  useEffect(() => {
    if (!ids) return
    let isShown = true
    fetch(`/api/leaving/${collection}?ids=${ids}`, {
      headers: { 'accept-language': i18n.language },
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The service responded ${response.status}`)
        const { uses } = (await response.json()) as { uses: Use[] }
        if (isShown) setFound({ ids, uses })
      })
      // the list works without it
      .catch((cause: unknown) => console.warn('The uses could not be read', cause))
    return () => {
      isShown = false
    }
  }, [collection, ids, i18n.language])

  if (!ids || found?.ids !== ids || found.uses.length === 0) return null
  return (
    <div className="leave-dialog" role="status">
      <Uses intro={getLeavingTexts(i18n.language).selected} uses={found.uses} />
    </div>
  )
}
