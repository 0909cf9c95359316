'use client'

import { usePathname } from 'next/navigation'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { pathInLocale } from '@/lib/routes/public-path'

/**
 * The same page in another language. The current query is added on click, because cached HTML does not know
 * it.
 */
export function LanguageLink({ locale, label }: { locale: SiteLocale; label: string }) {
  const pathname = usePathname()
  return (
    <a
      href={pathInLocale(pathname, locale)}
      hrefLang={languageTags[locale]}
      lang={languageTags[locale]}
      onClick={(event) => {
        event.currentTarget.search = window.location.search
      }}
    >
      {label}
    </a>
  )
}
