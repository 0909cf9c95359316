import { getTranslations } from 'next-intl/server'
import type { SiteLocale } from '@/lib/i18n/locales'

type LinkedList<Name extends string, Values> = {
  names: Name[]
  href: (values: Values, changes: Partial<Values>, locale: SiteLocale) => string
}

/** The active filters of a list, each with the list's URL without it. */
export async function listChips<Name extends string, Values extends Record<Name, string>>(
  list: LinkedList<Name, Values>,
  values: Values,
  locale: SiteLocale,
  labelsOf: Record<Name, (value: string) => string>,
) {
  const t = await getTranslations('common')
  return list.names
    .filter((name) => values[name])
    .map((name) => {
      const label = labelsOf[name](values[name])
      const href = list.href(values, { [name]: '' } as Partial<Values>, locale)
      return { label, href, removeLabel: t('removeFilter', { name: label }) }
    })
}
