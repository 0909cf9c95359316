'use client'

import { useEffect, useState } from 'react'
import {
  toLocalTime,
  openingAt,
  type ClockChange,
  type Opening,
} from '@/lib/content/location/opening-hours'
import type { Office } from '@/lib/content/location/locations'
import styles from './open-now.module.css'
import typography from '@/components/ui/typography.module.css'

type OpenNowProps = {
  office: Pick<Office, 'hours' | 'holidays'>
  clock: ClockChange[]
  texts: {
    open: string
    closed: string
    closes: string
    opens: string
    holiday: string
    localTime: string
  }
}

/**
 * Opening state by the office's time zone. Computed in the browser, because the cached page does not know the
 * time, and by the clock of the server, because a visitor's may be wrong; without an answer of it nothing is said.
 */
export function OpenNow({ office, clock, texts }: OpenNowProps) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: number | undefined
    readServerTime(leaving.signal).then(
      (serverTime) => {
        const readAt = performance.now()
        const tick = () => setNow(new Date(serverTime + performance.now() - readAt))
        tick()
        timer = window.setInterval(tick, 30_000)
      },
      () => {}, // the hours stand beside it
    )
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [])
  if (!now) return <p className={styles.openNow}>&nbsp;</p>
  const local = toLocalTime(clock, now)
  const opening = openingAt(office, local)
  return (
    <p className={styles.openNow} data-open={opening.open}>
      <b>{opening.open ? texts.open : texts.closed}</b> {detailOf(opening, texts)}{' '}
      <span className={typography.meta}>{texts.localTime.replace('{time}', local.time)}</span>
    </p>
  )
}

/** The time of the server in milliseconds since 1970. */
async function readServerTime(signal: AbortSignal): Promise<number> {
  const { headers } = await fetch('/api/health', { cache: 'no-store', signal })
  const time = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(time)) throw new Error('The response has no date.')
  return time
}

function detailOf({ open, until, holiday }: Opening, texts: OpenNowProps['texts']): string {
  if (holiday !== null) return texts.holiday.replace('{name}', holiday)
  return until === null ? '' : (open ? texts.closes : texts.opens).replace('{time}', until)
}
