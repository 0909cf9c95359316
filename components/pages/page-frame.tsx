import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { LanguageNotice } from '@/components/ui/language-notice'
import { Phrases } from '@/components/ui/phrases'
import { type SiteLocale, languageTags } from '@aldermere/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import pageHead from '@/components/ui/page-head.module.css'
import typography from '@/components/ui/typography.module.css'

export type Trail = { label: string; target: LinkTarget }[]

type PageFrameProps = {
  locale: SiteLocale
  page: LinkTarget
  trail: Trail
  title: string
  eyebrow?: ReactNode
  lede?: string
  /** Language of the text, which differs from the page's when it is not translated. */
  language?: SiteLocale
  /** Rendered below the title: dates, actions. */
  head?: ReactNode
  children: ReactNode
}

/** Layout of every page: breadcrumb, title, and a notice when the text is not translated. */
export async function PageFrame({
  locale,
  page,
  trail,
  title,
  eyebrow,
  lede,
  language = locale,
  head,
  children,
}: PageFrameProps) {
  const common = await getTranslations('common')
  const foreign = language === locale ? undefined : languageTags[language]
  const whole =
    trail.length > 0 ? trail : [{ label: common('home'), target: { to: 'home' } as LinkTarget }]
  return (
    <div className="wrap">
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={whole}
        current={title}
        page={page}
      />
      {foreign ? <LanguageNotice text={common('notTranslated')} /> : null}
      <div className={pageHead.head}>
        {eyebrow ? <p className={`${typography.eyebrow} ${pageHead.eyebrow}`}>{eyebrow}</p> : null}
        <h1 lang={foreign}>
          <Phrases text={title} language={language} />
        </h1>
        {lede ? (
          <p className={`${typography.lede} ${pageHead.lede}`} lang={foreign}>
            {lede}
          </p>
        ) : null}
        {head}
      </div>
      {children}
    </div>
  )
}
