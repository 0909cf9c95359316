'use client'

import { useEffect, useState } from 'react'
import typography from '@/components/ui/typography.module.css'

type LocalTimeProps = { startsAt: string; timeZones: string[]; locale: string; text: string }

/** The start time in the visitor's time zone, when it differs from the zones that the page shows. */
export function LocalTime({ startsAt, timeZones, locale, text }: LocalTimeProps) {
  const [localTime, setLocalTime] = useState<string | null>(null)
  useEffect(
    () =>
      void import('@/components/events/to-local-time.client').then(({ toLocalTime }) =>
        setLocalTime(toLocalTime(startsAt, timeZones, locale)),
      ),
    [startsAt, timeZones, locale],
  )
  return localTime && <p className={typography.meta}>{text.replace('{time}', localTime)}</p>
}
