import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { LocalFavourites } from '@/components/favourites/local-favourites'
import { RouteLink } from '@/components/ui/route-link'
import { findPage } from '@/lib/content/page/find-page'
import { env } from '@/lib/env/env'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { pageBefore } from '@/lib/routes/referring-page'
import { returnPath } from '@/lib/session/return-path'
import { SessionNotice } from './session-notice.client'
import { SignInButton } from './sign-in-button.client'
import { getAuthTexts, getEndTexts } from './auth-texts'
import styles from './sign-in-page.module.css'
import typography from '@/components/ui/typography.module.css'

type Invitation = { invitation: string; organization: string }
type Props = { locale: SiteLocale; returnTo?: string; invitation?: Invitation }

export const SignInPage = (props: Props) => EntryPage({ ...props, kind: 'signIn' })
export const SignUpPage = (props: Props) => EntryPage({ ...props, kind: 'signUp' })

/** Shared by sign-in and sign-up: the button, the benefits of an account, and a link to the other page. */
async function EntryPage({
  locale,
  invitation,
  kind,
  ...props
}: Props & { kind: 'signIn' | 'signUp' }) {
  const t = await getTranslations('auth')
  const privacy = await findPage({ to: 'dataPrivacy' }, locale)
  // The header link adds `returnTo` by script; without it, the Referer header has the previous
  // page.
  const returnTo = props.returnTo ?? pageBefore((await headers()).get('referer'), env.SITE_URL)
  const path = returnTo === undefined ? toHref({ to: 'dashboard' }, locale) : returnPath(returnTo)
  const query = new URLSearchParams({
    interactive: '1',
    ...(kind === 'signUp' ? { screen: 'signup' } : {}),
    ...invitation,
    returnTo: path,
  })
  const otherPage = kind === 'signUp' ? 'signIn' : 'signUp'
  return (
    <>
      <SessionNotice {...await getEndTexts(locale)} />
      <SignInButton
        label={t(kind)}
        busyLabel={t('leaving')}
        href={`/api/auth/login?${query}`}
        returnTo={path}
        screenHint={kind === 'signUp' ? 'signup' : undefined}
        invitation={invitation}
        texts={await getAuthTexts(locale)}
      />
      <p>
        {t(kind === 'signUp' ? 'signUpOther' : 'signInOther')}{' '}
        <RouteLink
          target={{ to: otherPage, query: returnTo === undefined ? {} : { returnTo: path } }}
          locale={locale}
        >
          {t(otherPage)}
        </RouteLink>
      </p>
      {kind === 'signIn' && path.split('?')[0] === toHref({ to: 'favourites' }, locale) ? (
        <LocalFavourites />
      ) : null}
      <h2>{t('reasonsTitle')}</h2>
      <ul className={styles.reasons}>
        {(['texts', 'places', 'tools'] as const).map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
      </ul>
      {privacy ? (
        <p className={typography.meta}>
          {t('privacy')}{' '}
          <RouteLink target={privacy} locale={locale}>
            {t('privacyLink')}
          </RouteLink>
        </p>
      ) : null}
    </>
  )
}
