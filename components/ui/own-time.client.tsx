'use client'

import { useEffect, useState } from 'react'
import typography from './typography.module.css'

type OwnTimeProps = {
  at: string
  /** The minutes by which the zones that the page shows are ahead of UTC then. */
  offsets: number[]
  locale: string
  text: string
}

/** A moment in the visitor's time zone, when it differs from the zones that the page shows. */
export function OwnTime({ at, offsets, locale, text }: OwnTimeProps) {
  const [ownTime, setOwnTime] = useState<string | null>(null)
  useEffect(() => {
    const moment = new Date(at)
    if (offsets.includes(-moment.getTimezoneOffset())) return
    // in a task of its own: the first formatter takes a phone 88 ms
    const timer = setTimeout(() => setOwnTime(formatOwn(moment, locale)))
    return () => clearTimeout(timer)
  }, [at, offsets, locale])
  return ownTime && <span className={typography.meta}> · {text.replace('{time}', ownTime)}</span>
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
