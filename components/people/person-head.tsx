import { getTranslations } from 'next-intl/server'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { Portrait } from '@/components/ui/portrait'
import { RouteLink } from '@/components/ui/route-link'
import type { Person } from '@/lib/content/person/to-person'
import { formatList, languageName } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { vcardHref } from '@/lib/vcard/href'
import { ContactCardDialog } from './contact-card-dialog'
import { PrintButton } from '@/components/ui/print-button'
import styles from './person-head.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

export async function PersonHead({ person, locale }: { person: Person; locale: SiteLocale }) {
  const t = await getTranslations('person')
  const common = await getTranslations('common')
  const mainPhone = person.phones[0]
  return (
    <div className={styles.personHead}>
      <Portrait
        seed={person.slug}
        initials={person.initials}
        photograph={person.photograph}
        size="large"
      />
      <div>
        <p className={typography.eyebrow}>{person.jobTitle}</p>
        <h1>
          {person.honorific ? <span className={styles.honorific}>{person.honorific} </span> : null}
          {person.name}
          {person.postNominals ? (
            <span className={styles.honorific}> {person.postNominals}</span>
          ) : null}
        </h1>
        <p className={typography.lede}>{person.headline}</p>
        <dl className={styles.facts}>
          <dt>{t('office', { count: person.offices.length })}</dt>
          <dd>
            {person.offices.map((office, index) => (
              <span key={office.id}>
                {index > 0 ? ', ' : ''}
                <RouteLink target={office.target} locale={locale}>
                  {office.label}
                </RouteLink>
              </span>
            ))}
          </dd>
          {person.phones.map((phone) => (
            <Fact key={phone.number} term={phone.kind === 'mobile' ? t('mobile') : t('phone')}>
              <PhoneLink number={phone.number} />
            </Fact>
          ))}
          <Fact term={t('email')}>
            <EmailLink address={person.email} />
          </Fact>
          {person.languages.length > 0 ? (
            <Fact term={t('languages')}>
              {formatList(
                person.languages.map((code) => languageName(code, locale)),
                locale,
              )}
            </Fact>
          ) : null}
          {person.admissions.length > 0 ? (
            <Fact term={t('admitted')}>
              {formatList(
                person.admissions.map(({ jurisdiction, year }) =>
                  year ? `${jurisdiction} (${year})` : jurisdiction,
                ),
                locale,
              )}
            </Fact>
          ) : null}
          {person.assistant ? (
            <Fact term={t('assistant')}>
              {person.assistant.email ? (
                <a href={`mailto:${person.assistant.email}`}>{person.assistant.name}</a>
              ) : (
                person.assistant.name
              )}
              {person.assistant.phone && person.assistant.phone !== mainPhone?.number
                ? `, ${person.assistant.phone}`
                : ''}
            </Fact>
          ) : null}
        </dl>
        <div className={`${actions.row} ${styles.actions}`}>
          <a className={button.primary} href={`mailto:${person.email}`}>
            {t('emailTo', { name: person.givenName })}
          </a>
          <a className={button.ghost} href={vcardHref(person, locale)} download>
            {t('vcard')}
          </a>
          <button type="button" className={button.ghost} popoverTarget="card-code">
            {t('qr')}
          </button>
          <PrintButton label={t('print')} className={button.ghost} />
          <FavouriteStar kind="contact" id={person.id} title={person.name} />
        </div>
        <ContactCardDialog
          person={person}
          locale={locale}
          title={t('qrTitle', { name: person.name })}
          text={t('qrText')}
          close={common('close')}
        />
      </div>
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)
