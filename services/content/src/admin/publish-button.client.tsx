'use client'

import { PublishButton as PayloadPublishButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload's button. Its schedule opens with "Unpublish" where there is no unpublished version, and
 * Payload counts these for published documents only
 * (https://github.com/payloadcms/payload/pull/11001): a document that is not published has one. The
 * style sheet of the admin panel hides "Unpublish" from its schedule.
 */
export function PublishButton() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return (
    <>
      <PayloadPublishButton />
      {hasPublishedDoc ? null : <span hidden data-unpublished />}
    </>
  )
}
