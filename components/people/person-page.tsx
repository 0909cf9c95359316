import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ContentsList } from '@/components/ui/contents-list'
import { LanguageNotice } from '@/components/ui/language-notice'
import type { Person } from '@/lib/content/person/to-person'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { PersonAside } from './person-aside'
import { PersonHead } from './person-head'
import { personSections } from './person-sections'
import columns from '@/components/ui/columns.module.css'
import styles from './person-page.module.css'

type PersonPageProps = { person: Person; locale: SiteLocale }

export async function PersonPage({ person, locale }: PersonPageProps) {
  const common = await getTranslations('common')
  const people = await getTranslations('people')
  const page: LinkTarget = { to: 'person', params: { id: person.id, slug: person.slug } }
  const sections = await personSections(person, locale)
  const [office] = person.offices
  const trail = [
    { label: people('title'), target: { to: 'people' } as LinkTarget },
    ...(office
      ? [
          {
            label: office.label,
            target: { to: 'people', query: { office: office.slug } } as LinkTarget,
          },
        ]
      : []),
  ]
  return (
    <div className="wrap">
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={trail}
        current={person.name}
        page={page}
      />
      {person.language === locale ? null : <LanguageNotice text={common('notTranslated')} />}
      <div lang={person.language === locale ? undefined : languageTags[person.language]}>
        <PersonHead person={person} locale={locale} />
        <div className={columns.detail}>
          <ContentsList label={common('onThisPage')} items={sections} />
          <div>
            {sections.map((section) => (
              <section key={section.anchor} id={section.anchor} className={styles.section}>
                <h2>{section.label}</h2>
                {section.content}
              </section>
            ))}
          </div>
          <PersonAside person={person} locale={locale} />
        </div>
      </div>
    </div>
  )
}
