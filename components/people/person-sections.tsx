import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ArticleRow } from '@/components/insights/article-row'
import { RichText } from '@/components/ui/rich-text'
import type { Person } from '@/lib/content/person/to-person'
import type { SiteLocale } from '@law-firm/contract/locales'
import { RouteLink } from '@/components/ui/route-link'
import typography from '@/components/ui/typography.module.css'
import box from '@/components/ui/box.module.css'
import styles from './person-sections.module.css'
import rows from '@/components/ui/rows.module.css'
import arrow from '@/components/ui/arrow.module.css'

export type PersonSection = { anchor: string; label: string; content: ReactNode }

/** The non-empty sections of a profile, in reading order. */
export async function personSections(person: Person, locale: SiteLocale): Promise<PersonSection[]> {
  const t = await getTranslations('person')
  const sections: (PersonSection | null)[] = [
    {
      anchor: 'profile',
      label: t('profile'),
      content: person.profile ? (
        <div className={typography.prose}>
          <RichText text={person.profile} locale={locale} />
        </div>
      ) : (
        <p className={box.notice}>{t('gated')}</p>
      ),
    },
    person.experience.length > 0
      ? { anchor: 'experience', label: t('experience'), content: <Experience person={person} /> }
      : null,
    person.recognitions.length > 0
      ? { anchor: 'recognition', label: t('recognition'), content: <Recognition person={person} /> }
      : null,
    person.education.length + person.memberships.length > 0
      ? { anchor: 'education', label: t('education'), content: <Education person={person} /> }
      : null,
    person.publications.length > 0
      ? {
          anchor: 'insights',
          label: t('insights'),
          content: <Insights person={person} locale={locale} />,
        }
      : null,
  ]
  return sections.filter((section) => section !== null)
}

const Experience = ({ person }: { person: Person }) => (
  <ul className={styles.ruled}>
    {person.experience.map((matter, index) => (
      <li key={index}>
        <strong>{matter.client}</strong> {matter.text}
      </li>
    ))}
  </ul>
)

const Recognition = ({ person }: { person: Person }) => (
  <ul className={styles.ruled}>
    {person.recognitions.map(({ text, source, year }, index) => (
      <li key={index}>
        {text}
        <span className={typography.meta}> {[source, year].filter(Boolean).join(', ')}</span>
      </li>
    ))}
  </ul>
)

const Education = ({ person }: { person: Person }) => (
  <ul className={styles.ruled}>
    {person.education.map(({ degree, institution, year }, index) => (
      <li key={index}>
        {[degree, institution].filter(Boolean).join(', ')}
        {year ? <span className={typography.meta}> {year}</span> : null}
      </li>
    ))}
    {person.memberships.map((membership, index) => (
      <li key={index}>{membership}</li>
    ))}
  </ul>
)

async function Insights({ person, locale }: { person: Person; locale: SiteLocale }) {
  const t = await getTranslations('person')
  return (
    <>
      <div className={rows.rows}>
        {person.publications.map((article) => (
          <ArticleRow key={article.id} article={article} locale={locale} level="h3" />
        ))}
      </div>
      {person.publicationCount > person.publications.length ? (
        <p>
          <RouteLink className={arrow.link} target={{ to: 'insights' }} locale={locale}>
            {t('allPublications', { count: person.publicationCount, name: person.name })}
          </RouteLink>
        </p>
      ) : null}
    </>
  )
}
