import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MemberGuard } from '@/components/session/member-guard.client'
import { SignOutButton } from '@/components/session/sign-out-button.client'
import { RouteLink } from '@/components/ui/route-link'
import { getSite } from '@/lib/content/site/get-site'
import { type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'
import { hashSubject } from '@/lib/session/hash-subject'
import type { Member } from '@/lib/session/server'
import { LiveUpdates } from './live-updates'
import styles from './member-frame.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'
import chips from '@/components/ui/chips.module.css'

/** Pages of the member area, in navigation order. */
const areas = [
  'dashboard',
  'dashboardInsights',
  'dashboardEvents',
  'dashboardContacts',
  'dashboardProducts',
  'favourites',
  'newslettersAndAlerts',
  'subscriptions',
  'profile',
] as const satisfies readonly RouteName[]

export const profilePages = [
  'profileDetails',
  'profileInterests',
  'profileNotifications',
  'profileSecurity',
] as const satisfies readonly RouteName[]

export type MemberRoute = (typeof areas)[number] | (typeof profilePages)[number] | 'onboarding'

type MemberFrameProps = {
  locale: SiteLocale
  member: Member
  page: MemberRoute
  title: string
  lead?: string
  head?: ReactNode
  children: ReactNode
}

/** Layout of the member area. MemberGuard leaves the page when the member's session ends elsewhere. */
export async function MemberFrame({
  locale,
  member,
  page,
  title,
  lead,
  head,
  children,
}: MemberFrameProps) {
  const t = await getTranslations('member')
  const auth = await getTranslations('auth')
  const home = toPrefix(locale) || '/'
  const area = t('area', { firm: (await getSite(locale)).firmName })
  const isProfile = (profilePages as readonly string[]).includes(page)
  return (
    <div className={`wrap ${styles.area}`} data-subject={await hashSubject(member.subject)}>
      <MemberGuard homeHref={home} signInHref={toHref({ to: 'signIn' }, locale)} />
      <LiveUpdates locale={locale} />
      <nav className={styles.nav} aria-label={area}>
        <p className={typography.eyebrow}>{area}</p>
        <ul>
          {areas.map((name) => (
            <li key={name}>
              <RouteLink
                target={{ to: name }}
                locale={locale}
                {...(name === page
                  ? { 'aria-current': 'page' }
                  : isProfile && name === 'profile'
                    ? { 'aria-current': 'true' }
                    : {})}
              >
                {t(`nav.${name}`)}
              </RouteLink>
            </li>
          ))}
        </ul>
        <SignOutButton
          label={auth('signOut')}
          href={`/api/auth/logout?returnTo=${encodeURIComponent(home)}`}
          className={button.link}
        />
      </nav>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead ? <p className={typography.meta}>{lead}</p> : null}
          {head}
        </div>
        {isProfile ? <ProfileNav locale={locale} page={page} /> : null}
        {children}
      </div>
    </div>
  )
}

async function ProfileNav({ locale, page }: { locale: SiteLocale; page: MemberRoute }) {
  const t = await getTranslations('member')
  return (
    <nav className={chips.list} aria-label={t('nav.profile')}>
      {profilePages.map((name) => (
        <RouteLink
          key={name}
          target={{ to: name }}
          locale={locale}
          className={chips.chip}
          {...(name === page ? { 'aria-current': 'page' } : {})}
        >
          {t(`nav.${name}`)}
        </RouteLink>
      ))}
    </nav>
  )
}
