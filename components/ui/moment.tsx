import { getTranslations } from 'next-intl/server'
import { type Locale, languageTags } from '@law-firm/contract/locales'
import { formatMoment } from '@/lib/i18n/format'
import { slots } from '@/lib/i18n/slots'
import { utcOffsetIn } from '@/lib/i18n/time-zone'
import { OwnTime } from './own-time.client'

type MomentProps = {
  /** ISO. */
  at: string
  /** IANA, the zone of the place where it happens. */
  timeZone: string
  locale: Locale
}

/** A moment with its zone's name, and in the reader's own time where that differs. */
export const Moment = (props: MomentProps) => (
  <>
    <time dateTime={props.at}>{formatMoment(props.at, props.locale, props.timeZone)}</time>
    <InOwnTime {...props} />
  </>
)

/** A moment in the reader's own time, where that differs from the zones that the page shows. */
export async function InOwnTime({
  at,
  timeZone,
  otherTimeZones = [],
  locale,
}: MomentProps & { otherTimeZones?: string[] }) {
  const t = await getTranslations('common')
  return (
    <OwnTime
      at={at}
      offsets={[timeZone, ...otherTimeZones].map((zone) => utcOffsetIn(zone)(Date.parse(at)))}
      locale={languageTags[locale]}
      text={t('ownTime', slots('time'))}
    />
  )
}
