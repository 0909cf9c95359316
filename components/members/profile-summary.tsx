import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { type MemberRecord } from '@law-firm/contract/member'
import { pausedUntil } from '@/lib/member/record'
import { profilePages } from './member-frame'
import sheet from './sheet.module.css'
import arrow from '@/components/ui/arrow.module.css'

export async function ProfileSummary({
  locale,
  record,
}: {
  locale: SiteLocale
  record: MemberRecord
}) {
  const t = await getTranslations('member')
  const { details, interests, notifications, email, organisation } = record
  const name = [details.givenName, details.familyName].filter(Boolean).join(' ')
  const paused = pausedUntil(notifications)
  const counts = {
    practices: interests.practices.length,
    sectors: interests.sectors.length,
    countries: interests.countries.length,
  }
  const follows = counts.practices + counts.sectors + counts.countries > 0
  const texts = {
    profileDetails: [
      name || t('profile.nameless'),
      [details.jobTitle, details.company ?? organisation].filter(Boolean).join(', '),
    ],
    profileInterests: [follows ? t('profile.summaryInterests', counts) : t('interests.none')],
    profileNotifications: [
      paused
        ? t('profile.paused', { date: formatDate(paused, locale) })
        : t('profile.summaryMail', { count: notifications.weeklyCap }),
    ],
    profileSecurity: [email ?? ''],
  }
  return (
    <ul className={sheet.sheets}>
      {profilePages.map((page) => (
        <li key={page} className={sheet.sheet}>
          <h2>{t(`nav.${page}`)}</h2>
          {texts[page].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <RouteLink
            target={{ to: page }}
            locale={locale}
            className={arrow.link}
            aria-label={`${t('profile.change')}: ${t(`nav.${page}`)}`}
          >
            {t('profile.change')}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
