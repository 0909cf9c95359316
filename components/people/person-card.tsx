import { Portrait } from '@/components/ui/portrait'
import { RouteLink } from '@/components/ui/route-link'
import type { PersonCard as PersonCardValue } from '@/lib/content/shared/cards'
import type { Locale } from '@law-firm/contract/locales'
import styles from './person-card.module.css'
import typography from '@/components/ui/typography.module.css'

type PersonCardProps = {
  person: PersonCardValue
  locale: Locale
  size?: 'medium' | 'small'
  level?: 'h2' | 'h3' | 'p'
}

export function PersonCard({
  person,
  locale,
  size = 'medium',
  level: Name = 'h2',
}: PersonCardProps) {
  return (
    <article className={styles.personCard} data-size={size}>
      <Portrait
        seed={person.seed}
        initials={person.initials}
        photograph={person.photograph}
        size={size}
      />
      <div>
        <Name className={styles.name}>
          <RouteLink target={person.target} locale={locale}>
            {person.name}
          </RouteLink>
        </Name>
        <p>{person.jobTitle}</p>
        <p className={typography.meta}>{person.offices.map((office) => office.label).join(', ')}</p>
      </div>
    </article>
  )
}
