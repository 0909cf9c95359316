'use client'

import { useSyncExternalStore } from 'react'

type OwnTimeProps = { startsAt: string; timeZones: string[]; locale: string; text: string }

const never = () => () => {}

/** The hour in the visitor's own time zone, where it is another than those that the page shows. */
export function OwnTime({ startsAt, timeZones, locale, text }: OwnTimeProps) {
  const own = useSyncExternalStore(never, () => ownTimeOf(startsAt, timeZones, locale), () => null)
  return own === null ? null : <p className="meta">{text.replace('{time}', own)}</p>
}

function ownTimeOf(startsAt: string, timeZones: string[], locale: string): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = (timeZone: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(startsAt))
  return zone && !timeZones.some((one) => at(one) === at(zone)) ? at(zone) : null
}
