import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { MemberGuard } from '@/components/session/member-guard.client'
import { SignOutButton } from '@/components/session/sign-out-button.client'
import { toSimplePermission, type Authorization } from '@/lib/identity'
import { prefixOf, type SiteLocale } from '@/lib/i18n/locales'
import type { Member } from '@/lib/session/server'

/** The member's own page: who is signed in, and what is open to them. */
export async function DashboardPage({ locale, member, permissions }: { locale: SiteLocale; member: Member; permissions: Authorization }) {
  const t = await getTranslations('dashboard')
  const auth = await getTranslations('auth')
  const home = prefixOf(locale) || '/'
  const lists = [['products', permissions.productPermissions], ['collaboration', permissions.collaborationPermissions], ['compliance', permissions.compliancePermissions]] as const
  return (
    <PageFrame locale={locale} page={{ to: 'dashboard' }} trail={[]} title={t('greeting', { name: member.name ?? member.email ?? '' })} lede={t('lead')} eyebrow={t('title')}>
      <MemberGuard home={home} />
      <div className="member">
        <section aria-labelledby="account">
          <h2 id="account">{t('account')}</h2>
          <dl>
            <dt>{t('email')}</dt>
            <dd>{member.email}</dd>
          </dl>
          <SignOutButton label={auth('signOut')} href={`/api/auth/logout?returnTo=${encodeURIComponent(home)}`} />
        </section>
        {lists.map(([name, entries]) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name}>{t(`lists.${name}`)}</h2>
            {entries.length > 0 ? <ul>{entries.map((entry) => <li key={entry}>{toSimplePermission(entry)}</li>)}</ul> : <p>{t('none')}</p>}
          </section>
        ))}
      </div>
    </PageFrame>
  )
}
