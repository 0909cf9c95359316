import { getTranslations } from 'next-intl/server'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonCard } from '@/components/people/person-card'
import { BannerPicture } from '@/components/ui/banner-picture'
import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { PrintButton } from '@/components/ui/print-button'
import { RichText } from '@/components/ui/rich-text'
import { RouteLink } from '@/components/ui/route-link'
import type { Country, Office } from '@/lib/content/location/locations'
import { clockChanges } from '@/lib/content/location/opening-hours'
import type { PersonCard as Person } from '@/lib/content/shared/cards'
import { dayName, zoneName } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { slots } from '@/lib/i18n/slots'
import type { LinkTarget } from '@/lib/routes/href'
import { OfficeMap } from './office-map'
import { OpenNow } from './open-now.client'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'
import factBand from '@/components/ui/fact-band.module.css'
import typography from '@/components/ui/typography.module.css'
import styles from './office-page.module.css'
import personGrid from '@/components/ui/person-grid.module.css'
import arrow from '@/components/ui/arrow.module.css'

type OfficePageProps = {
  office: Office
  country: Country | null
  people: Person[]
  locale: SiteLocale
}

/** An office: address, opening hours and directions. */
export async function OfficePage({ office, country, people, locale }: OfficePageProps) {
  const t = await getTranslations('office')
  const locations = await getTranslations('locations')
  const target: LinkTarget = { to: 'office', params: { slug: office.slug } }
  const foreign = office.language === locale ? undefined : languageTags[office.language]
  const countryTarget: LinkTarget | null = country
    ? { to: 'location', params: { slug: country.slug } }
    : null
  const texts = {
    open: t('open'),
    closed: t('closed'),
    closes: t('closes', slots('time')),
    opens: t('opens', slots('time')),
    holiday: t('holiday', slots('name')),
    localTime: t('localTime', slots('time')),
  }
  const place = office.coordinates
    ? `https://www.openstreetmap.org/?mlat=${office.coordinates.lat}&mlon=${office.coordinates.lon}#map=17/${office.coordinates.lat}/${office.coordinates.lon}`
    : null
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={[
        { label: locations('title'), target: { to: 'locations' } },
        ...(country && countryTarget ? [{ label: country.name, target: countryTarget }] : []),
      ]}
      title={office.name}
      eyebrow={t('eyebrow')}
      lede={office.summary}
      language={office.language}
      head={
        <div className={actions.head}>
          <FavouriteStar kind="office" id={office.id} title={office.name} />
          <PrintButton label={t('print')} className={button.link} />
        </div>
      }
    >
      {office.photograph ? <BannerPicture picture={office.photograph} /> : null}
      <div className={factBand.band}>
        <section aria-labelledby="address">
          <h2 className={typography.minor} id="address">
            {t('address')}
          </h2>
          <address lang={foreign}>
            {office.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {place ? (
            <p>
              <a href={place} rel="noopener">
                {t('openMap')}
              </a>
            </p>
          ) : null}
        </section>
        <section aria-labelledby="reach">
          <h2 className={typography.minor} id="reach">
            {t('reach')}
          </h2>
          <p>
            <PhoneLink number={office.phone} />
          </p>
          <p>
            <EmailLink address={office.email} />
          </p>
          <p>
            <RouteLink
              className={button.primary}
              target={{ to: 'contactPage', params: { slug: office.slug } }}
              locale={locale}
            >
              {t('write')}
            </RouteLink>
          </p>
        </section>
        <section aria-labelledby="hours">
          <h2 className={typography.minor} id="hours">
            {t('hours')}
          </h2>
          <OpenNow
            office={{ hours: office.hours, holidays: office.holidays }}
            clock={clockChanges(office.timeZone)}
            texts={texts}
          />
          <ul className={typography.plain}>
            {office.hours.map(({ from, to, opens, closes }) => (
              <li key={`${from}${opens}`}>
                {t('hoursOfDays', {
                  days:
                    from === to
                      ? dayName(from, locale)
                      : t('days', { from: dayName(from, locale), to: dayName(to, locale) }),
                  opens,
                  closes,
                })}
              </li>
            ))}
          </ul>
          <p className={typography.meta}>
            {t('zone', { zone: zoneName(new Date().toISOString(), locale, office.timeZone) })}
          </p>
        </section>
      </div>
      <OfficeMap offices={[office]} label={locations('map')} locale={locale} near />
      <div className={styles.columns} lang={foreign}>
        {office.directions.length > 0 ? (
          <section>
            <h2 lang={languageTags[locale]}>{t('directions')}</h2>
            <div className={typography.prose}>
              <RichText text={office.directions} locale={locale} />
            </div>
          </section>
        ) : null}
        {office.access.length > 0 ? (
          <section>
            <h2 lang={languageTags[locale]}>{t('access')}</h2>
            <div className={typography.prose}>
              <RichText text={office.access} locale={locale} />
            </div>
          </section>
        ) : null}
        {office.holidays.length > 0 ? (
          <section>
            <h2 lang={languageTags[locale]}>{t('holidays')}</h2>
            <ul className={styles.holidays}>
              {office.holidays.map(({ month, day, name }) => (
                <li key={`${month}-${day}`}>
                  <span>
                    {new Intl.DateTimeFormat(languageTags[locale], {
                      day: 'numeric',
                      month: 'long',
                      timeZone: 'UTC',
                    }).format(new Date(Date.UTC(2024, month - 1, day)))}
                  </span>{' '}
                  {name}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {people.length > 0 ? (
        <section className={styles.people}>
          <h2>{t('people')}</h2>
          <div className={personGrid.grid}>
            {people.map((person) => (
              <PersonCard key={person.id} person={person} locale={locale} level="h3" />
            ))}
          </div>
          <p>
            <RouteLink
              className={arrow.link}
              target={{ to: 'people', query: { office: office.slug } }}
              locale={locale}
            >
              {locations('allPeople', { place: office.name })}
            </RouteLink>
          </p>
        </section>
      ) : null}
    </PageFrame>
  )
}
