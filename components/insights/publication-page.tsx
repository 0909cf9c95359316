import { getTranslations } from 'next-intl/server'
import { DocumentBody } from '@/components/blocks/document-body'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ContentsList } from '@/components/ui/contents-list'
import { LanguageNotice } from '@/components/ui/language-notice'
import { LinkList } from '@/components/ui/link-list'
import type { Publication } from '@/lib/content/article/to-publication'
import type { Site } from '@/lib/content/site/get-site'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { absoluteUrl } from '@/lib/seo/metadata'
import { ArticleRow } from './article-row'
import { PublicationHead } from './publication-head'
import styles from './publication-page.module.css'
import columns from '@/components/ui/columns.module.css'
import typography from '@/components/ui/typography.module.css'

type PublicationPageProps = { publication: Publication; site: Site; locale: SiteLocale }

export async function PublicationPage({ publication, site, locale }: PublicationPageProps) {
  const common = await getTranslations('common')
  const insights = await getTranslations('insights')
  const kinds = await getTranslations('kinds')
  const page: LinkTarget = {
    to: 'publication',
    params: { id: publication.id, slug: publication.slug },
  }
  const url = absoluteUrl(page, publication.language)
  const foreign = publication.language === locale ? undefined : languageTags[publication.language]
  const headings = (publication.body ?? []).flatMap(({ anchor, heading }) =>
    anchor && heading ? [{ anchor, label: heading }] : [],
  )
  const trail = [
    { label: insights('title'), target: { to: 'insights' } as LinkTarget },
    {
      label: kinds(publication.kind),
      target: { to: 'insights', query: { kind: publication.kind } } as LinkTarget,
    },
  ]
  return (
    <div className="wrap">
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={trail}
        current={publication.title}
        page={page}
      />
      {foreign ? <LanguageNotice text={common('notTranslated')} /> : null}
      <div className={styles.head}>
        <PublicationHead
          publication={publication}
          locale={locale}
          url={url}
          firmName={site.firmName}
        />
      </div>
      <div className={columns.detail}>
        <ContentsList
          label={common('onThisPage')}
          heading={common('onThisPage')}
          items={headings}
        />
        <div lang={foreign}>
          <KeyPoints points={publication.keyPoints} locale={locale} />
          <DocumentBody
            body={publication.body}
            feature={publication.feature}
            type="Article"
            id={publication.id}
            page={page}
            locale={locale}
          />
        </div>
        <PublicationAside publication={publication} locale={locale} />
      </div>
    </div>
  )
}

async function KeyPoints({ points, locale }: { points: string[]; locale: SiteLocale }) {
  if (points.length === 0) return null
  const t = await getTranslations('publication')
  return (
    <section className={styles.keyPoints} aria-labelledby="in-short">
      <h2 className={typography.eyebrow} id="in-short" lang={languageTags[locale]}>
        {t('inShort')}
      </h2>
      <ul>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

async function PublicationAside({
  publication,
  locale,
}: {
  publication: Publication
  locale: SiteLocale
}) {
  const common = await getTranslations('common')
  const t = await getTranslations('publication')
  return (
    <aside className={columns.aside}>
      {publication.related.length > 0 ? (
        <section>
          <h2 className={typography.minor}>{common('related')}</h2>
          {publication.related.map((article) => (
            <ArticleRow key={article.id} article={article} locale={locale} level="h3" compact />
          ))}
        </section>
      ) : null}
      <LinkList heading={t('practices')} links={publication.practices} locale={locale} />
      <LinkList heading={t('sectors')} links={publication.sectors} locale={locale} />
    </aside>
  )
}
