import { getTranslations } from 'next-intl/server'
import { ConsentButton } from '@/components/layout/consent-button.client'
import { Wordmark } from '@/components/layout/wordmark'
import { Link } from '@/components/ui/link'
import { getGraduatePages } from '@/lib/content/graduate/get-graduates'
import { graduateTarget } from '@/lib/content/graduate/graduate-pages'
import { getSite } from '@/lib/content/site/get-site'
import type { GraduateLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import siteFooter from '@/components/layout/site-footer.module.css'
import wordmark from '@/components/layout/wordmark.module.css'
import button from '@/components/ui/button.module.css'

export async function GraduateFooter({ locale }: { locale: GraduateLocale }) {
  const t = await getTranslations('graduates')
  const common = await getTranslations('common')
  const consent = await getTranslations('consent')
  const site = await getSite('en')
  const pages = await getGraduatePages(locale)
  const columns = [pages.slice(0, 5), pages.slice(5, 9), pages.slice(9)]
  return (
    <footer className={siteFooter.footer}>
      <div className="wrap">
        <div className={siteFooter.cols}>
          <div className={siteFooter.firm}>
            <Link
              className={`${wordmark.brand} ${siteFooter.brand}`}
              href={toHref({ to: 'home' }, locale)}
            >
              <Wordmark site={site} onDark />
            </Link>
            <p>{t('footer')}</p>
            <p>
              <Link href={toHref({ to: 'home' }, locale)}>{t('toFirm')}</Link>
            </p>
          </div>
          {columns.map((column, index) => (
            <nav key={index} aria-label={t(`columns.${index as 0}`)}>
              <h2>{t(`columns.${index as 0}`)}</h2>
              <ul>
                {column.map((page) => (
                  <li key={page.page}>
                    <Link href={toHref(graduateTarget(page.page), locale)}>
                      {t(`pages.${page.page}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav className={siteFooter.legal} aria-label={common('footerNavigation')}>
          <p>
            © {new Date().getUTCFullYear()} {site.firmName}
          </p>
          {site.legalLinks.map((link) => (
            <Link key={link.href} href={link.href} lang="en">
              {link.label}
            </Link>
          ))}
          <ConsentButton className={button.link} label={consent('preferences')} />
          {site.legalLines.map((line) => (
            <p key={line} lang="en">
              {line}
            </p>
          ))}
        </nav>
      </div>
    </footer>
  )
}
