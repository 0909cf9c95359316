import '@/components/styles/common'
import { Link } from './link'
import chipsStyles from './chips.module.css'

type FilterChipsProps = {
  chips: { label: string; href: string; removeLabel: string }[]
  clear: { label: string; href: string }
}

/** Active filters, each with a link that removes it. */
export function FilterChips({ chips, clear }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul className={chipsStyles.list}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <Link className={chipsStyles.chip} href={chip.href} aria-label={chip.removeLabel}>
            {chip.label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={clear.href}>{clear.label}</Link>
      </li>
    </ul>
  )
}
