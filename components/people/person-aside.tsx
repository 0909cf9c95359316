import { getTranslations } from 'next-intl/server'
import { LinkList } from '@/components/ui/link-list'
import type { Person } from '@/lib/content/person/to-person'
import type { SiteLocale } from '@law-firm/contract/locales'
import { PersonList } from './person-list'
import columns from '@/components/ui/columns.module.css'
import typography from '@/components/ui/typography.module.css'

const networkNames: Record<string, string> = {
  linkedin: 'LinkedIn',
  x: 'X',
  wechat: 'WeChat',
  website: 'Web',
}

export async function PersonAside({ person, locale }: { person: Person; locale: SiteLocale }) {
  const t = await getTranslations('person')
  return (
    <aside className={columns.aside}>
      <LinkList heading={t('practices')} links={person.practices} locale={locale} />
      <LinkList heading={t('sectors')} links={person.sectors} locale={locale} />
      <PersonList heading={t('worksWith')} people={person.worksWith} locale={locale} />
      {person.social.length > 0 ? (
        <section>
          <h2 className={typography.minor}>{t('social')}</h2>
          <ul className={typography.plain}>
            {person.social.map(({ network, url }, index) => (
              <li key={index}>
                <a href={url} rel="noopener me">
                  {networkNames[network] ?? network}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  )
}
