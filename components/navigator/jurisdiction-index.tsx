import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  serviceTarget,
  type Area,
  type NavigatorJurisdiction,
} from '@/lib/content/navigator/navigator-structure'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import section from './section.module.css'
import styles from './jurisdiction-index.module.css'
import badge from '@/components/ui/badge.module.css'
import button from '@/components/ui/button.module.css'

/** Jurisdictions from A to Z, with checkboxes that select columns of the comparison. */
export async function JurisdictionIndex({ area, locale }: { area: Area; locale: SiteLocale }) {
  const t = await getTranslations('navigator')
  return (
    <section className={section.section} aria-labelledby="jurisdictions">
      <h2 id="jurisdictions">{t('aToZ')}</h2>
      <p className={section.lead}>{t('aToZText')}</p>
      <form action={toHref(serviceTarget(area), locale)} className={styles.form}>
        <div className={styles.letters}>
          {byLetter(area.places, locale).map(([letter, jurisdictions]) => (
            <div key={letter} role="group" aria-label={letter || t('aToZ')}>
              {letter ? (
                <p className={styles.letter} aria-hidden="true">
                  {letter}
                </p>
              ) : null}
              <ul>
                {jurisdictions.map((jurisdiction) => (
                  <li key={jurisdiction.id}>
                    <input
                      type="checkbox"
                      name="with"
                      value={jurisdiction.slug}
                      aria-label={t('choose', { name: jurisdiction.title })}
                    />
                    <RouteLink
                      target={jurisdictionTarget(area, jurisdiction)}
                      locale={locale}
                      lang={
                        jurisdiction.language === locale
                          ? undefined
                          : languageTags[jurisdiction.language]
                      }
                    >
                      {jurisdiction.title}
                    </RouteLink>
                    {jurisdiction.sample ? (
                      <span className={badge.badge}>{t('sample')}</span>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <button className={button.primary} type="submit">
          {t('compareChosen')}
        </button>
      </form>
    </section>
  )
}

/** Groups by first letter; scripts without letters form one group. */
function byLetter(
  jurisdictions: NavigatorJurisdiction[],
  locale: SiteLocale,
): [string, NavigatorJurisdiction[]][] {
  const letters = new Map<string, NavigatorJurisdiction[]>()
  for (const jurisdiction of jurisdictions) {
    const initial = jurisdiction.title
      .normalize('NFD')
      .slice(0, 1)
      .toLocaleUpperCase(languageTags[locale])
    const letter = /\p{Script=Latin}/u.test(initial) && locale !== 'zh-cn' ? initial : ''
    letters.set(letter, [...(letters.get(letter) ?? []), jurisdiction])
  }
  return [...letters]
}
