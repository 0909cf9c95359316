import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentBody } from '@/components/blocks/document-body'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { DatedRow } from '@/components/insights/dated-row'
import { toHeadings } from '@/components/pages/editorial-page'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonList } from '@/components/people/person-list'
import { ContentsList } from '@/components/ui/contents-list'
import { Moment } from '@/components/ui/moment'
import { LinkList } from '@/components/ui/link-list'
import { RouteLink } from '@/components/ui/route-link'
import { contentTypes } from '@/lib/content/content-types'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import type { Topical } from '@/lib/content/shared/topical'
import type { Level, Training, TrainingSeries } from '@/lib/content/training/to-training'
import { formatNumber } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import typography from '@/components/ui/typography.module.css'
import section from '@/components/ui/section.module.css'
import agenda from '@/components/ui/agenda.module.css'
import button from '@/components/ui/button.module.css'
import styles from './training-page.module.css'
import actions from '@/components/ui/actions.module.css'
import factBand from '@/components/ui/fact-band.module.css'
import columns from '@/components/ui/columns.module.css'

type Common = { locale: SiteLocale }

export async function TrainingPage({ training, ...props }: Common & { training: Training }) {
  const t = await getTranslations('training')
  const { locale } = props
  const target: LinkTarget = { to: 'training', params: { id: training.id, slug: training.slug } }
  const place = training.venue.name ?? training.venue.office?.label ?? null
  return (
    <CourseFrame
      {...props}
      course={training}
      content={contentTypes.trainings}
      target={target}
      sections={[{ anchor: 'sessions', label: t('sessions') }]}
      place={place ?? t('online')}
      aside={<PersonList heading={t('trainers')} people={training.trainers} locale={locale} />}
    >
      <section className={section.block} id="sessions">
        <h2 lang={languageTags[locale]}>{t('sessions')}</h2>
        <ol className={agenda.list}>
          {training.sessions.map((session) => (
            <li key={session.startsAt}>
              <span className={agenda.time}>
                <Moment at={session.startsAt} timeZone={training.timeZone} locale={locale} />
              </span>
              <div>
                <h3>{session.title}</h3>
                <p className={typography.meta}>{t('minutes', { minutes: session.minutes })}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>
          <RouteLink
            className={button.primary}
            target={{ to: 'contactUs', query: { about: training.slug } }}
            locale={locale}
          >
            {t('ask')}
          </RouteLink>
        </p>
      </section>
      {training.series.length > 0 ? (
        <section className={section.block}>
          <h2 lang={languageTags[locale]}>{t('partOf')}</h2>
          {training.series.map((card) => (
            <DatedRow key={card.id} card={card} locale={locale} level="h3" />
          ))}
        </section>
      ) : null}
    </CourseFrame>
  )
}

/** A series: its modules in order. */
export async function TrainingSeriesPage({
  series,
  ...props
}: Common & { series: TrainingSeries }) {
  const t = await getTranslations('training')
  const { locale } = props
  const target: LinkTarget = { to: 'trainingSeries', params: { id: series.id, slug: series.slug } }
  return (
    <CourseFrame
      {...props}
      course={series}
      content={contentTypes['training-series']}
      target={target}
      sections={[{ anchor: 'modules', label: t('modules') }]}
      place={t('moduleCount', { count: series.modules.length })}
    >
      <section className={section.block} id="modules">
        <h2 lang={languageTags[locale]}>{t('modules')}</h2>
        <ol className={styles.modules}>
          {series.modules.map((card) => (
            <li key={card.id}>
              <DatedRow card={card} locale={locale} level="h3" />
            </li>
          ))}
        </ol>
      </section>
    </CourseFrame>
  )
}

type CourseFrameProps = Common & {
  course: Topical & {
    level: Level
    cpdPoints: number | null
    startsAt: string
    timeZone?: string
    body: BodyBlock[] | null
  }
  content: (typeof contentTypes)['trainings' | 'training-series']
  target: LinkTarget
  sections: { anchor: string; label: string }[]
  place: string
  aside?: ReactNode
  children: ReactNode
}

async function CourseFrame({
  course,
  content,
  target,
  sections,
  place,
  aside,
  children,
  locale,
}: CourseFrameProps) {
  const { type } = content.search
  const t = await getTranslations('training')
  const common = await getTranslations('common')
  const insights = await getTranslations('insights')
  const types = await getTranslations('types')
  const publication = await getTranslations('publication')
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={[
        { label: insights('title'), target: { to: 'insights' } },
        { label: types(type), target: { to: 'insights', query: { type } } },
      ]}
      title={course.title}
      eyebrow={types(type)}
      lede={course.summary}
      language={course.language}
      head={
        <div className={actions.head}>
          <FavouriteStar kind={content.favourite} id={course.id} title={course.title} />
        </div>
      }
    >
      <section className={factBand.band} aria-label={t('facts')}>
        <div>
          <h2 className={typography.minor}>{t('level')}</h2>
          <p className={factBand.big}>{t(`levels.${course.level}`)}</p>
        </div>
        <div>
          <h2 className={typography.minor}>{t('points')}</h2>
          <p className={factBand.big}>
            {course.cpdPoints ? formatNumber(course.cpdPoints, locale) : '–'}
          </p>
        </div>
        <div>
          <h2 className={typography.minor}>{t('begins')}</h2>
          <p className={factBand.big}>
            <Moment
              at={course.startsAt}
              timeZone={course.timeZone ?? 'Europe/London'}
              locale={locale}
            />
          </p>
          <p>{place}</p>
        </div>
      </section>
      <div className={columns.detail}>
        <ContentsList
          label={common('onThisPage')}
          heading={common('onThisPage')}
          items={[...toHeadings(course.body ?? []), ...sections]}
        />
        <div lang={course.language === locale ? undefined : languageTags[course.language]}>
          <DocumentBody
            body={course.body}
            feature={course.feature}
            type={content.type}
            id={course.id}
            page={target}
            locale={locale}
          />
          {children}
        </div>
        <aside className={columns.aside}>
          {aside}
          <LinkList heading={publication('practices')} links={course.practices} locale={locale} />
          <LinkList heading={publication('sectors')} links={course.sectors} locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}
