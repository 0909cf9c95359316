import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { LinkItems } from '@/components/ui/link-items'
import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { ConsentButton } from './consent-button.client'
import { Wordmark } from './wordmark'
import styles from './site-footer.module.css'
import wordmark from './wordmark.module.css'
import button from '@/components/ui/button.module.css'

export async function SiteFooter({ site, locale }: { site: Site; locale: SiteLocale }) {
  const t = await getTranslations('common')
  const consent = await getTranslations('consent')
  const year = new Date().getUTCFullYear()
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.cols}>
          <div className={styles.firm}>
            <Link
              className={`${wordmark.brand} ${styles.brand}`}
              href={toHref({ to: 'home' }, locale)}
            >
              <Wordmark site={site} onDark />
            </Link>
            {site.footerText ? <p>{site.footerText}</p> : null}
            {site.email || site.phone ? (
              <p>
                {site.email ? <EmailLink address={site.email} /> : null}
                {site.phone ? <PhoneLink number={site.phone} /> : null}
              </p>
            ) : null}
          </div>
          {site.footer.map((column, index) => (
            <nav key={index} aria-label={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                <LinkItems links={column.links} />
              </ul>
            </nav>
          ))}
        </div>
        <nav className={styles.legal} aria-label={t('footerNavigation')}>
          <p>
            © {year} {site.firmName}
          </p>
          {site.legalLinks.map((link, index) => (
            <Link key={index} href={link.href}>
              {link.label}
            </Link>
          ))}
          <ConsentButton className={button.link} label={consent('preferences')} />
          {site.legalLines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </nav>
      </div>
    </footer>
  )
}
