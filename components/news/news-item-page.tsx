import { getTranslations } from 'next-intl/server'
import { DocumentBody } from '@/components/blocks/document-body'
import { FavouriteStar } from '@/components/favourites/favourite-star'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonCard } from '@/components/people/person-card'
import { PersonList } from '@/components/people/person-list'
import { LinkList } from '@/components/ui/link-list'
import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { PrintButton } from '@/components/ui/print-button'
import { RouteLink } from '@/components/ui/route-link'
import { findPage } from '@/lib/content/page/find-page'
import type { NewsItem } from '@/lib/content/news/to-news'
import type { Site } from '@/lib/content/site/get-site'
import { formatDate, formatList } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import actions from '@/components/ui/actions.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'
import columns from '@/components/ui/columns.module.css'
import box from '@/components/ui/box.module.css'
import arrow from '@/components/ui/arrow.module.css'
import styles from './news-item-page.module.css'

export async function NewsItemPage({
  item,
  site,
  locale,
}: {
  item: NewsItem
  site: Site
  locale: SiteLocale
}) {
  const t = await getTranslations('news')
  const about = await getTranslations('about')
  const expertise = await getTranslations('publication')
  const target: LinkTarget = { to: 'newsItem', params: { slug: item.slug } }
  const foreign = item.language === locale ? undefined : languageTags[item.language]
  const { press } = item
  const email = press?.email ?? site.email
  const phone = press?.phone ?? site.phone
  const contact: LinkTarget = (await findPage(
    { to: 'contactPage', params: { slug: 'press' } },
    locale,
  )) ?? { to: 'contactUs' }
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={[
        { label: about('title'), target: { to: 'aboutUs' } },
        { label: t('title'), target: { to: 'newsList' } },
      ]}
      title={item.title}
      eyebrow={t('eyebrow')}
      lede={item.summary}
      language={item.language}
      head={
        <div className={actions.head}>
          <p className={typography.meta}>
            <time dateTime={item.publishedOn.slice(0, 10)}>
              {formatDate(item.publishedOn, locale)}
            </time>
            {item.countries.length > 0
              ? ` · ${formatList(
                  item.countries.map(({ label }) => label),
                  locale,
                )}`
              : ''}
          </p>
          <FavouriteStar kind="news" id={item.id} title={item.title} />
          <PrintButton label={t('print')} className={button.link} />
        </div>
      }
    >
      <div className={columns.split}>
        <div lang={foreign}>
          <DocumentBody
            body={item.body}
            feature={item.feature}
            type="News"
            id={item.id}
            page={target}
            locale={locale}
          />
        </div>
        <aside className={columns.aside}>
          <section className={`${box.panel} ${styles.press}`}>
            <h2 className={typography.minor}>{t('press')}</h2>
            {press ? <PersonCard person={press} locale={locale} size="small" level="h3" /> : null}
            {email ? (
              <p>
                <EmailLink address={email} />
              </p>
            ) : null}
            {phone ? (
              <p>
                <PhoneLink number={phone} />
              </p>
            ) : null}
            <p>
              <RouteLink className={arrow.link} target={contact} locale={locale}>
                {t('pressOffice')}
              </RouteLink>
            </p>
          </section>
          <PersonList heading={t('people')} people={item.contacts} locale={locale} />
          <LinkList heading={expertise('practices')} links={item.practices} locale={locale} />
          <LinkList heading={expertise('sectors')} links={item.sectors} locale={locale} />
        </aside>
      </div>
    </PageFrame>
  )
}
