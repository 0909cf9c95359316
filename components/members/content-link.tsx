import { Link } from '@/components/ui/link'
import { Phrases } from '@/components/ui/phrases'
import { type SiteLocale, languageTags, toPrefix } from '@law-firm/contract/locales'

/** A link to a document by the path from the content service; without a path, the title as text. */
export function ContentLink({
  path,
  title,
  language,
  locale,
}: {
  path: string | null
  title: string
  language?: string
  locale: SiteLocale
}) {
  const foreign = language && language !== locale ? languageTags.en : undefined
  const words = <Phrases text={title} language={language ?? locale} />
  return path ? (
    <Link href={toPrefix(locale) + path} lang={foreign}>
      {words}
    </Link>
  ) : (
    <span lang={foreign}>{words}</span>
  )
}
