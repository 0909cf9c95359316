'use client'

import { useEffect } from 'react'
import { ErrorMessage } from '@/components/layout/error-texts.client'

/** Error boundary below the layout: header and footer stay. `retry` requests the page again. */
export default function PageError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  useEffect(() => console.error('The page failed', error.digest), [error])
  return <ErrorMessage digest={error.digest} retry={retry} />
}
