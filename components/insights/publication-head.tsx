import { getTranslations } from 'next-intl/server'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { Phrases } from '@/components/ui/phrases'
import { Portrait } from '@/components/ui/portrait'
import { PrintButton } from '@/components/ui/print-button'
import { RouteLink } from '@/components/ui/route-link'
import type { Publication } from '@/lib/content/article/to-publication'
import { formatDate, formatList } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { CopyButton } from './copy-button.client'
import { ShareButton } from './share-button.client'
import typography from '@/components/ui/typography.module.css'
import styles from './publication-head.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

type PublicationHeadProps = {
  publication: Publication
  locale: SiteLocale
  url: string
  firmName: string
}

export async function PublicationHead({
  publication,
  locale,
  url,
  firmName,
}: PublicationHeadProps) {
  const t = await getTranslations('publication')
  const kinds = await getTranslations('kinds')
  const regions = await getTranslations('regions')
  const common = await getTranslations('common')
  const regionLabels = [
    ...publication.countries.map((country) => country.label),
    ...publication.regions.map((region) => regions(region)),
  ]
  const topics = [
    publication.practices[0]?.label,
    regionLabels.length > 0 ? formatList(regionLabels, locale) : null,
  ].filter(Boolean)
  const foreign = publication.language === locale ? undefined : languageTags[publication.language]
  const cited = t('citedTitle', { title: publication.title })
  const citation = citationOf({ ...publication, title: cited }, url, firmName, locale)
  return (
    <>
      <p className={typography.meta}>
        <span className={typography.eyebrow}>{kinds(publication.kind)}</span>
        {topics.map((topic) => ` · ${topic}`)}
      </p>
      <h1 className={styles.title} lang={foreign}>
        <Phrases text={publication.title} language={publication.language} />
      </h1>
      <p className={`${typography.lede} ${styles.lede}`} lang={foreign}>
        {publication.summary}
      </p>
      <div className={styles.byline}>
        <ul className={styles.authors} aria-label={t('authors')}>
          {publication.authors.map((author) => (
            <li key={author.id}>
              <Portrait
                seed={author.seed}
                initials={author.initials}
                photograph={author.photograph}
                size="small"
              />
              <div>
                <RouteLink target={author.target} locale={locale}>
                  {author.name}
                </RouteLink>
                <p className={typography.meta}>
                  {[author.jobTitle, author.offices[0]?.label].filter(Boolean).join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className={typography.meta}>
          <time dateTime={publication.publishedOn.slice(0, 10)}>
            {formatDate(publication.publishedOn, locale)}
          </time>
          {publication.updatedOn ? (
            <> · {t('updated', { date: formatDate(publication.updatedOn, locale) })}</>
          ) : null}{' '}
          · {common('minutes', { minutes: publication.minutes })}
        </p>
        <div className={`${actions.row} ${styles.tools}`}>
          <FavouriteStar kind="article" id={publication.id} title={publication.title} />
          <ShareButton
            title={publication.title}
            label={t('share')}
            done={t('shared')}
            failed={t('shareFailed')}
          />
          <PrintButton label={t('print')} className={button.link} />
          <button type="button" className={button.link} popoverTarget="citation">
            {t('cite')}
          </button>
        </div>
      </div>
      <dialog id="citation" popover="auto" aria-labelledby="citation-title">
        <h2 id="citation-title">{t('citeTitle')}</h2>
        <p className={styles.citation}>{citation}</p>
        <div className={`${actions.row} ${styles.citationActions}`}>
          <CopyButton
            text={citation}
            label={t('copy')}
            done={t('copied')}
            failed={t('shareFailed')}
          />
          <button
            type="button"
            className={button.ghost}
            popoverTarget="citation"
            popoverTargetAction="hide"
          >
            {common('close')}
          </button>
        </div>
      </dialog>
      <p className={styles.printOnly}>{citation}</p>
    </>
  )
}

/** A citation: authors, title in quotation marks, firm, date and URL. */
function citationOf(
  publication: Publication,
  url: string,
  firmName: string,
  locale: SiteLocale,
): string {
  const authors = publication.authors.map((author) => author.name).join(', ')
  return (
    [authors, publication.title, firmName, formatDate(publication.publishedOn, locale)]
      .filter(Boolean)
      .join(locale === 'zh-cn' ? '，' : ', ') + ` <${url}>`
  )
}
