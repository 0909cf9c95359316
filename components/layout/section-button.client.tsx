'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { pathWithoutLocale } from '@/lib/routes/public-path'

/** Sections of detail pages whose path starts differently. */
const sectionsByPath: Record<string, string> = {
  publications: 'insights',
  events: 'insights',
  training: 'insights',
  service: 'expertise',
  sector: 'expertise',
  solutions: 'expertise',
}

function useIsCurrent(href: string): boolean {
  const firstSegmentOf = (path: string) => pathWithoutLocale(path).split('/')[1] ?? ''
  const segment = firstSegmentOf(usePathname())
  return (sectionsByPath[segment] ?? segment) === firstSegmentOf(href)
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
