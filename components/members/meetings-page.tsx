import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { RouteLink } from '@/components/ui/route-link'
import { Moment } from '@/components/ui/moment'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, toPrefix } from '@law-firm/contract/locales'
import { cancelPlace } from '@/lib/member/meeting-actions'
import type { Meeting, Meetings, Recommended } from '@/lib/member/meetings'
import { ActionButton } from './action-button.client'
import { ContentLink } from './content-link'
import { getMemberFormProps } from './member-form-texts'
import button from '@/components/ui/button.module.css'
import memberList from './member-list.module.css'
import styles from './meetings-page.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'

/** Registered events, attended events, and recommendations. */
export async function MeetingsPage({
  locale,
  registered,
  past,
  recommended,
}: Meetings & { locale: SiteLocale }) {
  const t = await getTranslations('member.events')
  const toEvents = (
    <RouteLink
      className={button.primary}
      target={{ to: 'insights', query: { type: 'event' } }}
      locale={locale}
    >
      {t('toEvents')}
    </RouteLink>
  )
  return (
    <>
      {registered.length > 0 ? (
        <p className={memberList.exports}>
          <a href={`/api/member/events.ics?locale=${locale}`} download>
            {t('calendarAll')}
          </a>
        </p>
      ) : null}
      <Section
        id="registered"
        title={t(registered.length > 0 ? 'registered' : 'noneRegistered')}
        empty={
          <>
            <p>{t('noneRegisteredText')}</p>
            {toEvents}
          </>
        }
      >
        {registered.map((meeting) => (
          <RegisteredRow key={meeting.registration} meeting={meeting} locale={locale} />
        ))}
      </Section>
      <Section
        id="recommended"
        title={t('recommended')}
        empty={
          <p>
            {t('noneRecommended')}{' '}
            <RouteLink target={{ to: 'profileInterests' }} locale={locale}>
              {t('follow')}
            </RouteLink>
          </p>
        }
      >
        {recommended.map((item) => (
          <RecommendedRow key={`${item.kind}:${item.id}`} item={item} locale={locale} />
        ))}
      </Section>
      <Section id="past" title={t('past')} empty={<p>{t('nonePast')}</p>}>
        {past.map((meeting) => (
          <Row
            key={meeting.registration}
            eyebrow={null}
            item={meeting}
            locale={locale}
            when={formatDate(meeting.startsAt, locale)}
            side={
              <FavouriteStar
                kind="event"
                id={meeting.id}
                title={meeting.title}
                path={pathOf(meeting, locale)}
                compact
              />
            }
          />
        ))}
      </Section>
    </>
  )
}

const pathOf = ({ path }: { path: string | null }, locale: SiteLocale) =>
  path ? toPrefix(locale) + path : undefined

function Section({
  id,
  title,
  empty,
  children,
}: {
  id: string
  title: string
  empty: ReactNode
  children: ReactNode[]
}) {
  return (
    <section className={memberList.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length > 0 ? <ul className={styles.meetings}>{children}</ul> : empty}
    </section>
  )
}

type RowProps = {
  eyebrow: string | null
  item: { title: string; path: string | null; locale: string }
  locale: SiteLocale
  when: ReactNode
  side?: ReactNode
  children?: ReactNode
}

function Row({
  eyebrow,
  item: { title, path, locale: language },
  locale,
  when,
  side,
  children,
}: RowProps) {
  return (
    <li>
      <article className={styles.meeting}>
        <div>
          {eyebrow ? <p className={typography.eyebrow}>{eyebrow}</p> : null}
          <h3>
            <ContentLink path={path} title={title} language={language} locale={locale} />
          </h3>
          <p className={typography.meta}>{when}</p>
          {children}
        </div>
        {side}
      </article>
    </li>
  )
}

/** A registration or waiting-list entry, with its calendar file and a cancel button. */
async function RegisteredRow({ meeting, locale }: { meeting: Meeting; locale: SiteLocale }) {
  const t = await getTranslations('member.events')
  const form = await getMemberFormProps('dashboardEvents', locale)
  const { id, registration, title, startsAt, timeZone, cancelled, state, path } = meeting
  const slug = path?.split('/').at(-1)
  return (
    <Row
      eyebrow={t(cancelled ? 'cancelled' : state === 'waiting' ? 'waiting' : 'confirmed')}
      item={meeting}
      locale={locale}
      when={<Moment at={startsAt} timeZone={timeZone} locale={locale} />}
      side={
        <FavouriteStar kind="event" id={id} title={title} path={pathOf(meeting, locale)} compact />
      }
    >
      <div className={`${actions.row} ${styles.actions}`}>
        {cancelled || !slug ? null : (
          <a
            href={`/api/calendar/${locale}/${id}/${slug}.ics`}
            download
            aria-label={`${t('calendar')}: ${title}`}
          >
            {t('calendar')}
          </a>
        )}
        <details>
          <summary aria-label={`${t('cancel')}: ${title}`}>{t('cancel')}</summary>
          <p className={typography.meta}>
            {t(state === 'waiting' ? 'cancelWaitingText' : 'cancelText')}
          </p>
          <ActionButton
            action={cancelPlace}
            hiddenFields={{ registration: String(registration) }}
            label={t('confirmCancel')}
            accessibleName={`${t('confirmCancel')}: ${title}`}
            texts={form.texts}
            address={form.address}
          />
        </details>
      </div>
    </Row>
  )
}

async function RecommendedRow({ item, locale }: { item: Recommended; locale: SiteLocale }) {
  const t = await getTranslations('member')
  const why = t(`reasons.${item.reason.kind}`, {
    name: item.reason.name,
    isAll: item.reason.name ? 'no' : 'yes',
  })
  return (
    <Row
      eyebrow={t(`kinds.${item.kind}`)}
      item={item}
      locale={locale}
      when={[formatDate(item.startsAt, locale), why].filter(Boolean).join(' · ')}
      side={
        <FavouriteStar
          kind={item.kind}
          id={item.id}
          title={item.title}
          path={pathOf(item, locale)}
          compact
        />
      }
    />
  )
}
