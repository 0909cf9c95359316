import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { LocalFavourites } from '@/components/favourites/local-favourites'
import { RouteLink } from '@/components/ui/route-link'
import { env } from '@/lib/env/env'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'
import { pageBefore } from '@/lib/routes/referring-page'
import { sameSitePath } from '@/lib/routes/same-site-path'
import { SignInButton } from './sign-in-button.client'
import { getAuthTexts } from './texts'

type Invitation = { invitation: string; organization: string }
type Props = { locale: SiteLocale; returnTo?: string; invitation?: Invitation }

export const SignInPage = (props: Props) => EntryPage({ ...props, kind: 'signIn' })
export const SignUpPage = (props: Props) => EntryPage({ ...props, kind: 'signUp' })

/** The way to the provider's own page, what an account is good for, and the way for who has none yet, or has one. */
async function EntryPage({
  locale,
  invitation,
  kind,
  ...props
}: Props & { kind: 'signIn' | 'signUp' }) {
  const t = await getTranslations('auth')
  // The header's link names its page by script; without one, or before it, the browser says where the visitor was.
  const returnTo = props.returnTo ?? pageBefore((await headers()).get('referer'), env.SITE_URL)
  const path = returnTo === undefined ? hrefOf({ to: 'dashboard' }, locale) : sameSitePath(returnTo)
  const query = new URLSearchParams({
    interactive: '1',
    ...(kind === 'signUp' ? { screen: 'signup' } : {}),
    ...invitation,
    returnTo: path,
  })
  const other = kind === 'signUp' ? 'signIn' : 'signUp'
  return (
    <>
      <SignInButton
        label={t(kind)}
        busyLabel={t('leaving')}
        href={`/api/auth/login?${query}`}
        returnTo={path}
        screenHint={kind === 'signUp' ? 'signup' : undefined}
        invitation={invitation}
        texts={await getAuthTexts()}
      />
      <p>
        {t(kind === 'signUp' ? 'signUpOther' : 'signInOther')}{' '}
        <RouteLink
          target={{ to: other, query: returnTo === undefined ? {} : { returnTo: path } }}
          locale={locale}
        >
          {t(other)}
        </RouteLink>
      </p>
      {kind === 'signIn' && path.split('?')[0] === hrefOf({ to: 'favourites' }, locale) ? (
        <LocalFavourites />
      ) : null}
      <h2>{t('reasonsTitle')}</h2>
      <ul className="reasons">
        {(['texts', 'places', 'tools'] as const).map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
      </ul>
      <p className="meta">
        {t('privacy')}{' '}
        <RouteLink target={{ to: 'dataPrivacy' }} locale={locale}>
          {t('privacyLink')}
        </RouteLink>
      </p>
    </>
  )
}
