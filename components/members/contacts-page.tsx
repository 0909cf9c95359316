import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { FavouritesBoard, RemoveButton } from '@/components/favourites/favourites-board.client'
import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { Portrait } from '@/components/ui/portrait'
import { RouteLink } from '@/components/ui/route-link'
import type { Favourite } from '@/lib/favourites/filter-favourites'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { MetContact } from '@/lib/member/feed'
import type { MemberPerson } from '@/lib/member/people'
import { toHref } from '@/lib/routes/href'
import { vcardHref } from '@/lib/vcard/href'
import { ContentLink } from './content-link'
import { getMemberFormProps } from './member-form-texts'
import memberList from './member-list.module.css'
import styles from './contacts-page.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'
import favouriteRow from '@/components/favourites/favourite-row.module.css'

type ContactsPageProps = {
  locale: SiteLocale
  saved: Favourite[]
  met: MetContact[]
  people: Map<number, MemberPerson>
}

/** Lawyers whom the member saved, and the speakers of events that the member attended. */
export async function ContactsPage({ locale, saved, met, people }: ContactsPageProps) {
  const t = await getTranslations('member.contacts')
  const list = await getTranslations('favourites.list')
  const { address, signInAddress, texts } = await getMemberFormProps('dashboardContacts', locale)
  const savedContacts = saved.flatMap((contact) =>
    people.has(contact.document)
      ? [{ favourite: contact, person: people.get(contact.document) as MemberPerson }]
      : [],
  )
  const speakers = met.flatMap((contact) =>
    people.has(contact.id)
      ? [{ met: contact, person: people.get(contact.id) as MemberPerson }]
      : [],
  )
  return (
    <FavouritesBoard
      address={address}
      signInAddress={signInAddress}
      texts={{
        removed: list('removed'),
        undo: list('undo'),
        restored: list('restored'),
        unavailable: texts.unavailable,
        signedOut: texts.signedOut,
        signIn: texts.signIn,
      }}
    >
      {savedContacts.length + speakers.length > 0 ? (
        <p className={memberList.exports}>
          <a href={`/api/member/contacts.vcf?locale=${locale}&met=1`} download>
            {t('all')}
          </a>
        </p>
      ) : null}
      <section className={memberList.section} aria-labelledby="saved">
        <h2 id="saved">{t(savedContacts.length > 0 ? 'saved' : 'none')}</h2>
        {savedContacts.length > 0 ? (
          <ul className={styles.cards}>
            {savedContacts.map(({ favourite, person }) => (
              <ContactCard
                key={favourite.id}
                person={person}
                locale={locale}
                pressed
                note={favourite.note}
              >
                <RemoveButton
                  id={favourite.id}
                  label={list('remove')}
                  accessibleName={`${list('remove')}: ${person.card.name}`}
                />
              </ContactCard>
            ))}
          </ul>
        ) : (
          <>
            <p>{t('noneText')}</p>
            <RouteLink className={button.primary} target={{ to: 'people' }} locale={locale}>
              {list('toPeople')}
            </RouteLink>
          </>
        )}
      </section>
      <section className={memberList.section} aria-labelledby="met">
        <h2 id="met">{t('met')}</h2>
        {speakers.length > 0 ? (
          <ul className={styles.cards}>
            {speakers.map(({ met: { event }, person }) => (
              <ContactCard key={person.card.id} person={person} locale={locale}>
                <p className={typography.meta}>
                  <ContentLink path={event.path} title={event.title} locale={locale} />,{' '}
                  {formatDate(event.startsAt, locale)}
                </p>
              </ContactCard>
            ))}
          </ul>
        ) : (
          <p>
            {t('noneMet')}{' '}
            <RouteLink target={{ to: 'insights', query: { type: 'event' } }} locale={locale}>
              {t('toEvents')}
            </RouteLink>
          </p>
        )}
      </section>
    </FavouritesBoard>
  )
}

type ContactCardProps = {
  person: MemberPerson
  locale: SiteLocale
  pressed?: boolean
  note?: string
  children: ReactNode
}

async function ContactCard({
  person: { card, slug, email, phones },
  locale,
  pressed = false,
  note,
  children,
}: ContactCardProps) {
  const t = await getTranslations('member.contacts')
  const [phone] = phones
  return (
    <li className={styles.card}>
      <Portrait
        seed={card.seed}
        initials={card.initials}
        photograph={card.photograph}
        size="small"
      />
      <div>
        <p className={styles.name}>
          <RouteLink target={card.target} locale={locale}>
            {card.name}
          </RouteLink>
        </p>
        <p className={typography.meta}>
          {[card.jobTitle, card.offices.map(({ label }) => label).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul>
          {phone ? (
            <li>
              <PhoneLink number={phone.number} />
            </li>
          ) : null}
          {email ? (
            <li>
              <EmailLink address={email} />
            </li>
          ) : null}
          <li>
            <a
              href={vcardHref({ id: card.id, slug }, locale)}
              download
              aria-label={`${t('vcard')}: ${card.name}`}
            >
              {t('vcard')}
            </a>
          </li>
        </ul>
        {note ? <p className={favouriteRow.note}>{note}</p> : null}
        {children}
      </div>
      <FavouriteStar
        kind="contact"
        id={card.id}
        title={card.name}
        path={toHref(card.target, locale)}
        compact
        pressed={pressed}
      />
    </li>
  )
}
