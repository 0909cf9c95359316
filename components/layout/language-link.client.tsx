'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import { pathInLocale } from './public-path'

/** Leads to the same page in another language, with its filters. */
export function LanguageLink({ locale, label }: { locale: SiteLocale; label: string }) {
  const pathname = usePathname()
  const [query, setQuery] = useState('')
  useEffect(() => setQuery(window.location.search), [pathname])
  return (
    <a href={pathInLocale(pathname, locale) + query} hrefLang={languageTags[locale]} lang={languageTags[locale]}>
      {label}
    </a>
  )
}
