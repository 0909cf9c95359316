import { getTranslations } from 'next-intl/server'
import { formatDate, formatMoment } from '@/lib/i18n/format'
import { type SiteLocale, languageTags, toPrefix } from '@law-firm/contract/locales'
import { linkMaxAge, secondFactorAddress, type ProviderAccount } from '@/lib/member/provider'
import type { MemberRecord } from '@law-firm/contract/member'
import {
  addIdentity,
  changeEmail,
  requestDeletion,
  cancelDeletion,
  removeIdentity,
  sendPasswordLink,
  signOutEverywhere,
  startLinking,
} from '@/lib/member/security-actions'
import { ActionButton } from './action-button.client'
import { LinkIdentity } from './link-identity.client'
import { getMemberFormProps } from './member-form-texts'
import type { FormField } from '@/components/ui/form-field.client'
import { MemberForm } from './member-form.client'
import { SignOutEverywhere } from './sign-out-everywhere.client'
import box from '@/components/ui/box.module.css'
import sheet from './sheet.module.css'
import button from '@/components/ui/button.module.css'
import rows from './rows.module.css'
import typography from '@/components/ui/typography.module.css'

type SecurityProps = { locale: SiteLocale; record: MemberRecord; account: ProviderAccount | null }
type PartProps = SecurityProps & {
  account: ProviderAccount
  form: Awaited<ReturnType<typeof getMemberFormProps>>
}

/** Sign-in methods, active sessions, data export, and deletion of the account. */
export async function SecurityPage({ locale, record, account }: SecurityProps) {
  const t = await getTranslations('member.security')
  const form = await getMemberFormProps('profileSecurity', locale)
  return (
    <>
      {account ? (
        <AccountParts locale={locale} record={record} account={account} form={form} />
      ) : (
        <p className={box.notice}>{t('providerDown')}</p>
      )}
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="data">
        <h2 id="data">{t('data')}</h2>
        <p>{t('dataText')}</p>
        <a className={button.ghost} href="/api/member/export" download>
          {t('download')}
        </a>
      </section>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="deletion">
        <h2 id="deletion">{t('deletion')}</h2>
        {record.deleteAfter ? (
          <>
            <p className={box.notice}>
              {t('deletedOn', { date: formatDate(record.deleteAfter, locale) })}
            </p>
            <ActionButton
              action={cancelDeletion}
              hiddenFields={{}}
              label={t('keep')}
              texts={form.texts}
              address={form.address}
              className={button.primary}
            />
          </>
        ) : (
          <>
            <p>{t('deletionText')}</p>
            <MemberForm
              id="deletion-form"
              {...form}
              texts={{ ...form.texts, submit: t('delete'), errors: { confirm: t('confirmError') } }}
              action={requestDeletion}
              fields={[{ kind: 'check', name: 'confirm', label: t('confirm') }]}
              values={{}}
            />
          </>
        )}
      </section>
    </>
  )
}

async function AccountParts({ locale, record, account, form }: PartProps) {
  const t = await getTranslations('member.security')
  const home = toPrefix(locale) || '/'
  const factor = secondFactorAddress()
  const confirmTexts = {
    ...form.texts,
    errors: { password: t('wrongPassword'), email: t('emailError') },
    notes: { locked: t('locked'), recordLater: t('emailLater') },
  }
  const passwordFields: FormField[] = account.hasPassword
    ? [
        {
          kind: 'password',
          name: 'password',
          label: t('currentPassword'),
          autoComplete: 'current-password',
        },
      ]
    : []
  return (
    <>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="password">
        <h2 id="password">{t('signIn')}</h2>
        <ul className={rows.rows}>
          {account.identities.map((identity) => (
            <li key={identity.key ?? identity.connection}>
              <div>
                <h3>{connectionName(identity.connection, t('password'))}</h3>
                <p className={typography.meta}>{identity.name ?? record.email}</p>
              </div>
              {identity.key ? (
                <details>
                  <summary aria-label={`${t('unlink')}: ${identity.connection}`}>
                    {t('unlink')}
                  </summary>
                  <MemberForm
                    id={`unlink-${identity.connection}`}
                    {...form}
                    texts={{ ...confirmTexts, submit: t('unlink') }}
                    action={removeIdentity}
                    fields={passwordFields}
                    values={{}}
                  >
                    <input type="hidden" name="key" value={identity.key} />
                  </MemberForm>
                </details>
              ) : account.hasPassword ? (
                <ActionButton
                  action={sendPasswordLink}
                  hiddenFields={{}}
                  label={t('changePassword')}
                  texts={{
                    ...form.texts,
                    saved: t('passwordMailed', { email: record.email ?? '' }),
                  }}
                  address={form.address}
                />
              ) : null}
            </li>
          ))}
          <li>
            <div>
              <h3>{t('secondFactor')}</h3>
              <p className={typography.meta}>
                {t(account.hasSecondFactor ? 'factorOn' : 'factorOff')}
              </p>
            </div>
            {factor ? (
              <a className={button.ghost} href={factor}>
                {t(account.hasSecondFactor ? 'factorChange' : 'factorBegin')}
              </a>
            ) : null}
          </li>
        </ul>
        <LinkIdentity
          confirm={{
            ...form,
            texts: { ...confirmTexts, submit: t('linkConfirm') },
            action: startLinking,
            fields: passwordFields,
          }}
          addIdentity={addIdentity}
          maxAge={linkMaxAge}
          uiLocales={languageTags[locale]}
          email={record.email}
          texts={{
            title: t('link'),
            confirm: t('linkText'),
            ready: t('linkReady'),
            signIn: t('linkSignIn'),
            waiting: t('linkWaiting'),
            adding: t('linkAdding'),
            linked: t('linked'),
            again: t('linkAgain'),
            againText: t('linkAgainText'),
          }}
          errors={{
            popupClosed: t('linkErrors.popupClosed'),
            popupBlocked: t('linkErrors.popupBlocked'),
            same: t('linkErrors.same'),
            otherMember: t('linkErrors.otherMember'),
            expired: t('linkErrors.expired'),
            denied: t('linkErrors.denied'),
            unavailable: t('linkErrors.unavailable'),
            signedOut: t('linkErrors.signedOut'),
          }}
        />
      </section>
      {account.hasPassword ? (
        <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="email">
          <h2 id="email">{t('email')}</h2>
          <p>
            {record.email}
            {record.emailVerified ? null : (
              <span className={typography.meta}> {t('emailUnverified')}</span>
            )}
          </p>
          <MemberForm
            id="email-form"
            {...form}
            texts={{ ...confirmTexts, submit: t('changeEmail'), saved: t('emailChanged') }}
            action={changeEmail}
            fields={[
              {
                kind: 'email',
                name: 'email',
                label: t('newEmail'),
                limit: 254,
                autoComplete: 'email',
              },
              ...passwordFields,
            ]}
            values={{}}
          />
        </section>
      ) : null}
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="sessions">
        <h2 id="sessions">{t('sessions')}</h2>
        <ul className={rows.rows}>
          {account.sessions.map(({ id, since, until }) => (
            <li key={id}>
              <div>
                {since ? (
                  <p>
                    {t('sessionSince', {
                      date: formatMoment(since, locale, record.details.timeZone),
                    })}
                  </p>
                ) : null}
                {until ? (
                  <p className={typography.meta}>
                    {t('sessionUntil', { date: formatDate(until, locale) })}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
        <p className={typography.meta}>{t('sessionsText')}</p>
        <SignOutEverywhere
          action={signOutEverywhere}
          label={t('signOutEverywhere')}
          texts={form.texts}
          logoutAddress={`/api/auth/logout?returnTo=${encodeURIComponent(home)}`}
        />
      </section>
    </>
  )
}

/** Display name of an identity provider's connection; the database connection is a password. */
const connectionName = (connection: string, password: string): string =>
  connection === 'Username-Password-Authentication'
    ? password
    : connection.charAt(0).toUpperCase() + connection.slice(1)
