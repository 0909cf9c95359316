import type { PersonCard as Person } from '@/lib/content/shared/cards'
import type { Locale } from '@law-firm/contract/locales'
import { PersonCard } from './person-card'
import typography from '@/components/ui/typography.module.css'

/** The people beside a page. Renders nothing without people. */
export function PersonList({
  heading,
  people,
  locale,
}: {
  heading: string
  people: Person[]
  locale: Locale
}) {
  if (people.length === 0) return null
  return (
    <section>
      <h2 className={typography.minor}>{heading}</h2>
      {people.map((person) => (
        <PersonCard key={person.id} person={person} locale={locale} size="small" level="h3" />
      ))}
    </section>
  )
}
