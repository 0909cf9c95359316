import { getTranslations } from 'next-intl/server'
import { DocumentBody } from '@/components/blocks/document-body'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { toHeadings } from '@/components/pages/editorial-page'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonCard } from '@/components/people/person-card'
import { ContentsList } from '@/components/ui/contents-list'
import { LinkList } from '@/components/ui/link-list'
import { RouteLink } from '@/components/ui/route-link'
import { toRegistrationState, type Event } from '@/lib/content/event/to-event'
import { formatDayIn, formatHours, formatMoment, formatNumber, zoneName } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { InOwnTime } from '@/components/ui/moment'
import actions from '@/components/ui/actions.module.css'
import box from '@/components/ui/box.module.css'
import columns from '@/components/ui/columns.module.css'
import section from '@/components/ui/section.module.css'
import agenda from '@/components/ui/agenda.module.css'
import personGrid from '@/components/ui/person-grid.module.css'
import styles from './event-page.module.css'
import typography from '@/components/ui/typography.module.css'
import factBand from '@/components/ui/fact-band.module.css'
import arrow from '@/components/ui/arrow.module.css'
import button from '@/components/ui/button.module.css'

type EventPageProps = { event: Event; locale: SiteLocale }

export async function EventPage({ event, locale }: EventPageProps) {
  const t = await getTranslations('event')
  const common = await getTranslations('common')
  const insights = await getTranslations('insights')
  const types = await getTranslations('types')
  const publication = await getTranslations('publication')
  const target: LinkTarget = { to: 'event', params: { id: event.id, slug: event.slug } }
  const foreign = event.language === locale ? undefined : languageTags[event.language]
  const hasSpeakers = event.speakers.length + event.guests.length > 0
  const sections = [
    ...toHeadings(event.body ?? []),
    ...(event.agenda.length > 0 ? [{ anchor: 'agenda', label: t('agenda') }] : []),
    ...(hasSpeakers ? [{ anchor: 'speakers', label: t('speakers') }] : []),
  ]
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={[
        { label: insights('title'), target: { to: 'insights' } },
        { label: types('event'), target: { to: 'insights', query: { type: 'event' } } },
      ]}
      title={event.title}
      eyebrow={event.cancelled ? t('cancelled') : t('eyebrow')}
      lede={event.summary}
      language={event.language}
      head={
        <div className={actions.head}>
          <FavouriteStar kind="event" id={event.id} title={event.title} />
        </div>
      }
    >
      {event.cancelled ? (
        <p className={box.notice} role="note">
          {t('cancelledText')}
        </p>
      ) : null}
      <EventFacts event={event} locale={locale} />
      <div className={columns.detail}>
        <ContentsList
          label={common('onThisPage')}
          heading={common('onThisPage')}
          items={sections}
        />
        <div lang={foreign}>
          <DocumentBody
            body={event.body}
            feature={event.feature}
            type="Event"
            id={event.id}
            page={target}
            locale={locale}
          />
          {event.agenda.length > 0 ? (
            <section className={section.block} id="agenda">
              <h2 lang={languageTags[locale]}>{t('agenda')}</h2>
              <ol className={agenda.list}>
                {event.agenda.map(({ time, title, detail }) => (
                  <li key={time + title}>
                    <span className={agenda.time}>{time}</span>
                    <div>
                      <h3>{title}</h3>
                      {detail ? <p>{detail}</p> : null}
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          {hasSpeakers ? (
            <section className={section.block} id="speakers">
              <h2 lang={languageTags[locale]}>{t('speakers')}</h2>
              <div className={personGrid.pair}>
                {event.speakers.map((person) => (
                  <PersonCard
                    key={person.id}
                    person={person}
                    locale={locale}
                    size="small"
                    level="h3"
                  />
                ))}
              </div>
              {event.guests.length > 0 ? (
                <ul className={styles.guests}>
                  {event.guests.map(({ name, role }) => (
                    <li key={name}>
                      <b>{name}</b>
                      {role ? <span>{role}</span> : null}
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          ) : null}
        </div>
        <aside className={columns.aside}>
          <LinkList heading={publication('practices')} links={event.practices} locale={locale} />
          <LinkList heading={publication('sectors')} links={event.sectors} locale={locale} />
          <section>
            <h2 className={typography.minor}>{t('calendars')}</h2>
            <p>
              <a href={`/api/calendar/${locale}/all.ics`}>{t('subscribe')}</a>
            </p>
            <p>
              <RouteLink target={{ to: 'insights', query: { type: 'event' } }} locale={locale}>
                {t('allEvents')}
              </RouteLink>
            </p>
          </section>
        </aside>
      </div>
    </PageFrame>
  )
}

/** Date, venue and registration state. The page is cached, so that the state may be up to an hour old. */
async function EventFacts({ event, locale }: { event: Event; locale: SiteLocale }) {
  const t = await getTranslations('event')
  const state = toRegistrationState(event, new Date())
  const register: LinkTarget = { to: 'eventRegister', params: { id: event.id, slug: event.slug } }
  const { venue } = event
  const venueName = venue.name ?? venue.office?.label ?? null
  return (
    <section className={factBand.band} aria-label={t('facts')}>
      <div>
        <h2 className={typography.minor}>{t('when')}</h2>
        <p className={factBand.big}>
          <time dateTime={event.startsAt}>
            {formatDayIn(event.startsAt, locale, event.timeZone)}
          </time>
        </p>
        <p>
          {formatHours(event.startsAt, event.endsAt, locale, event.timeZone)}{' '}
          <span className={typography.meta}>
            ({zoneName(event.startsAt, locale, event.timeZone)})
          </span>
          <InOwnTime {...event} at={event.startsAt} locale={locale} />
        </p>
        {event.otherTimeZones.map((zone) => (
          <p key={zone}>{formatMoment(event.startsAt, locale, zone)}</p>
        ))}
        {event.cancelled || state === 'past' ? null : (
          <p>
            <a
              className={arrow.link}
              href={`/api/calendar/${locale}/${event.id}/${event.slug}.ics`}
            >
              {t('addToCalendar')}
            </a>
          </p>
        )}
      </div>
      <div>
        <h2 className={typography.minor}>{t('where')}</h2>
        {venueName ? (
          <p className={factBand.big}>{venueName}</p>
        ) : (
          <p className={factBand.big}>{t('online')}</p>
        )}
        {venue.address ? <p>{venue.address}</p> : null}
        {venueName && venue.online ? <p>{t('hybrid')}</p> : null}
        {venue.office ? (
          <p>
            <RouteLink target={venue.office.target} locale={locale}>
              {t('toOffice', { office: venue.office.label })}
            </RouteLink>
          </p>
        ) : null}
      </div>
      <div>
        <h2 className={typography.minor}>{t('registration')}</h2>
        <p className={styles.status} data-state={state}>
          {t(`state.${state}`)}
        </p>
        {state === 'open' && event.placesLeft !== null ? (
          <p>{t('places', { count: event.placesLeft })}</p>
        ) : null}
        {state === 'early' && event.registrationOpens ? (
          <p>
            {t('opens', { date: formatMoment(event.registrationOpens, locale, event.timeZone) })}
            <InOwnTime {...event} at={event.registrationOpens} locale={locale} />
          </p>
        ) : null}
        {state === 'open' && event.registrationCloses ? (
          <p className={typography.meta}>
            {t('closes', { date: formatMoment(event.registrationCloses, locale, event.timeZone) })}
            <InOwnTime {...event} at={event.registrationCloses} locale={locale} />
          </p>
        ) : null}
        {event.cpdPoints ? (
          <p className={typography.meta}>
            {t('cpd', { points: formatNumber(event.cpdPoints, locale) })}
          </p>
        ) : null}
        {state === 'open' || state === 'waiting' ? (
          <p>
            <RouteLink className={button.primary} target={register} locale={locale}>
              {state === 'open' ? t('register') : t('joinWaiting')}
            </RouteLink>
          </p>
        ) : null}
      </div>
    </section>
  )
}
