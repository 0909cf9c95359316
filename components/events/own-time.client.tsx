'use client'

import { useEffect, useState } from 'react'

type OwnTimeProps = { startsAt: string; timeZones: string[]; locale: string; text: string }

/** The hour in the visitor's own time zone, where it is another than those that the page shows. */
export function OwnTime({ startsAt, timeZones, locale, text }: OwnTimeProps) {
  const [own, setOwn] = useState<string | null>(null)
  useEffect(
    () =>
      void import('@/lib/calendar/local-time.client').then(({ ownTimeOf }) =>
        setOwn(ownTimeOf(startsAt, timeZones, locale)),
      ),
    [startsAt, timeZones, locale],
  )
  return own && <p className="meta">{text.replace('{time}', own)}</p>
}
