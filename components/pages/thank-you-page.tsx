import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { RouteLink } from '@/components/ui/route-link'
import { languageTags } from '@/lib/i18n/locales'
import type { EditorialPageProps } from './editorial-page'

export async function ThankYouPage({ page, locale }: Pick<EditorialPageProps, 'page' | 'locale'>) {
  const t = await getTranslations('thankYou')
  const common = await getTranslations('common')
  const foreign = page.language === locale ? undefined : languageTags[page.language]
  return (
    <div className="wrap">
      <div className="message-page thanks" lang={foreign}>
        <p className="eyebrow" lang={languageTags[locale]}>
          {t('eyebrow')}
        </p>
        <h1>{page.title}</h1>
        <p className="lede">{page.summary}</p>
        <div>
          <Body blocks={page.body ?? []} locale={locale} />
        </div>
        <p lang={languageTags[locale]}>
          <RouteLink className="arrow" target={{ to: 'home' }} locale={locale}>
            {common('home')}
          </RouteLink>
        </p>
      </div>
    </div>
  )
}
