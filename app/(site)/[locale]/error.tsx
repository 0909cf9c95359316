'use client'

import { useEffect } from 'react'
import { ErrorMessage } from '@/components/layout/error-texts.client'

/** Error boundary below the layout: header and footer stay. */
export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  useEffect(() => console.error('The page failed', error.digest), [error])
  return <ErrorMessage digest={error.digest} retry={reset} />
}
