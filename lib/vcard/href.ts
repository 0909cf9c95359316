import type { SiteLocale } from '@/lib/i18n/locales'

/** Where a person's card is downloaded. */
export const vcardHref = (person: { id: number; slug: string }, locale: SiteLocale): string =>
  `/api/vcard/${locale}/${person.id}/${person.slug}.vcf`
