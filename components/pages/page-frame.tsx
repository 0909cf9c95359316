import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { LanguageNotice } from '@/components/ui/language-notice'
import { Phrases } from '@/components/ui/phrases'
import { Picture } from '@/components/ui/picture'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { Picture as PictureValue } from '@/lib/content/shared/picture'
import type { LinkTarget } from '@/lib/routes/href'
import heroStyles from '@/components/ui/hero.module.css'
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
  /** Rendered behind the title, which is then as wide as the window and has no `head`. */
  hero?: PictureValue | null
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
  hero,
  children,
}: PageFrameProps) {
  const common = await getTranslations('common')
  const foreign = language === locale ? undefined : languageTags[language]
  const whole =
    trail.length > 0 ? trail : [{ label: common('home'), target: { to: 'home' } as LinkTarget }]
  const titles = (
    <>
      <h1 lang={foreign}>
        <Phrases text={title} language={language} />
      </h1>
      {lede ? (
        <p className={`${typography.lede} ${pageHead.lede}`} lang={foreign}>
          {lede}
        </p>
      ) : null}
    </>
  )
  const above = (
    <>
      <Breadcrumb
        label={common('breadcrumb')}
        locale={locale}
        trail={whole}
        current={title}
        page={page}
      />
      {foreign ? <LanguageNotice text={common('notTranslated')} /> : null}
    </>
  )
  if (hero)
    return (
      <>
        <div className="wrap">{above}</div>
        <div className={`${heroStyles.hero} ${heroStyles.low}`}>
          <Picture picture={{ ...hero, alt: '' }} sizes="100vw" first />
          <div className="wrap">{titles}</div>
        </div>
        <div className="wrap">{children}</div>
      </>
    )
  return (
    <div className="wrap">
      {above}
      <div className={pageHead.head}>
        {eyebrow ? <p className={`${typography.eyebrow} ${pageHead.eyebrow}`}>{eyebrow}</p> : null}
        {titles}
        {head}
      </div>
      {children}
    </div>
  )
}
