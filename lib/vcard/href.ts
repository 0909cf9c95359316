import type { SiteLocale } from '@law-firm/contract/locales'

/** The download path of a person's card. */
export const vcardHref = (person: { id: number; slug: string }, locale: SiteLocale): string =>
  `/api/vcard/${locale}/${person.id}/${person.slug}.vcf`

/** The file of the QR code of a person's short card. */
export const cardCodeHref = (person: { id: number; slug: string }, locale: SiteLocale): string =>
  `/api/vcard/${locale}/${person.id}/${person.slug}.svg`
