import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { RouteLink } from '@/components/ui/route-link'
import { languageTags } from '@law-firm/contract/locales'
import type { EditorialPageProps } from './editorial-page'
import messagePage from '@/components/layout/message-page.module.css'
import styles from './thank-you-page.module.css'
import typography from '@/components/ui/typography.module.css'
import arrow from '@/components/ui/arrow.module.css'

export async function ThankYouPage({ page, locale }: Pick<EditorialPageProps, 'page' | 'locale'>) {
  const t = await getTranslations('thankYou')
  const common = await getTranslations('common')
  const foreign = page.language === locale ? undefined : languageTags[page.language]
  return (
    <div className="wrap">
      <div className={`${messagePage.page} ${styles.thanks}`} lang={foreign}>
        <p className={typography.eyebrow} lang={languageTags[locale]}>
          {t('eyebrow')}
        </p>
        <h1>{page.title}</h1>
        <p className={typography.lede}>{page.summary}</p>
        <div>
          <Body blocks={page.body ?? []} locale={locale} />
        </div>
        <p lang={languageTags[locale]}>
          <RouteLink className={arrow.link} target={{ to: 'home' }} locale={locale}>
            {common('home')}
          </RouteLink>
        </p>
      </div>
    </div>
  )
}
