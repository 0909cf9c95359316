'use client'

import { useEffect, useState } from 'react'
import typography from '@/components/ui/typography.module.css'

type LocalTimeProps = {
  startsAt: string
  /** The minutes by which the zones that the page shows are ahead of UTC then. */
  offsets: number[]
  locale: string
  text: string
}

/** The start time in the visitor's time zone, when it differs from the zones that the page shows. */
export function LocalTime({ startsAt, offsets, locale, text }: LocalTimeProps) {
  const [localTime, setLocalTime] = useState<string | null>(null)
  useEffect(() => {
    const moment = new Date(startsAt)
    if (offsets.includes(-moment.getTimezoneOffset())) return
    // in a task of its own: the first formatter takes a phone 88 ms
    const timer = setTimeout(() => setLocalTime(formatOwn(moment, locale)))
    return () => clearTimeout(timer)
  }, [startsAt, offsets, locale])
  return localTime && <p className={typography.meta}>{text.replace('{time}', localTime)}</p>
}

const formatOwn = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
