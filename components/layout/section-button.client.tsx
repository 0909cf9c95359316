'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { pathWithoutLocale } from '@/lib/routes/public-path'

/** Detail pages stand below a section whose address is not theirs. */
const homes: Record<string, string> = {
  publications: 'insights',
  events: 'insights',
  training: 'insights',
  service: 'expertise',
  sector: 'expertise',
  solutions: 'expertise',
}

/** Whether a page belongs to a section. */
function useIsCurrent(href: string): boolean {
  const firstOf = (path: string) => pathWithoutLocale(path).split('/')[1] ?? ''
  const first = firstOf(usePathname())
  return (homes[first] ?? first) === firstOf(href)
}

export function SectionButton({
  panel,
  href,
  label,
}: {
  panel: string
  href: string
  label: string
}) {
  const current = useIsCurrent(href)
  return (
    <button type="button" popoverTarget={panel} aria-current={current ? 'true' : undefined}>
      {label}
    </button>
  )
}

export function SectionLink({ href, label }: { href: string; label: string }) {
  const current = useIsCurrent(href)
  return (
    <Link href={href} aria-current={current ? 'true' : undefined}>
      {label}
    </Link>
  )
}
