import { Link } from '@/components/ui/link'
import { Phrases } from '@/components/ui/phrases'
import { languageTags, prefixOf, type SiteLocale } from '@/lib/i18n/locales'

/** A link to a document that the content service named by its path; without one its title stands alone. */
export function ContentLink({
  path,
  title,
  language,
  locale,
}: {
  path: string | null
  title: string
  /** The language that the title is in. */ language?: string
  locale: SiteLocale
}) {
  const foreign = language && language !== locale ? languageTags.en : undefined
  const words = <Phrases text={title} language={language ?? locale} />
  return path ? (
    <Link href={prefixOf(locale) + path} lang={foreign}>
      {words}
    </Link>
  ) : (
    <span lang={foreign}>{words}</span>
  )
}
