'use client'

import { useEffect, useState } from 'react'

type OwnTimeProps = { startsAt: string; timeZones: string[]; locale: string; text: string }

/** The hour in the visitor's own time zone, where it is another than those that the page shows. */
export function OwnTime({ startsAt, timeZones, locale, text }: OwnTimeProps) {
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const at = (timeZone: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(startsAt))
    if (zone && !timeZones.some((one) => at(one) === at(zone))) setOwn(at(zone))
  }, [startsAt, timeZones, locale])
  return own === null ? null : <p className="meta">{text.replace('{time}', own)}</p>
}
