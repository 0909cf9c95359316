import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Feed, MemberContact } from '@/lib/member/feed'
import type { MemberProduct } from '@/lib/member/products'
import type { MemberRecord } from '@law-firm/contract/member'
import { ContentLink } from './content-link'
import { FeedPanel } from './feed-panel'
import box from '@/components/ui/box.module.css'
import sheet from './sheet.module.css'
import typography from '@/components/ui/typography.module.css'
import arrow from '@/components/ui/arrow.module.css'

type DashboardProps = {
  locale: SiteLocale
  record: MemberRecord
  feed: Feed
  contacts: MemberContact[]
  products: MemberProduct[]
}

export async function DashboardPage({ locale, record, feed, contacts, products }: DashboardProps) {
  const t = await getTranslations('member.dashboard')
  const { done, skipped, step } = record.onboarding
  return (
    <>
      {done || skipped ? null : (
        <p className={box.notice}>
          <RouteLink target={{ to: 'onboarding' }} locale={locale}>
            {step === 0 ? t('begin') : t('goOn', { step: step + 1 })}
          </RouteLink>
        </p>
      )}
      <FeedPanel locale={locale} feed={feed} muted={record.muted.length} />
      <div className={sheet.sheets}>
        <section className={sheet.sheet} aria-labelledby="contacts">
          <h2 id="contacts">{t('contacts')}</h2>
          {contacts.length === 0 ? (
            <p>
              {t('noContacts')}{' '}
              <RouteLink target={{ to: 'people' }} locale={locale}>
                {t('findPeople')}
              </RouteLink>
            </p>
          ) : (
            <ul className={sheet.shortList}>
              {contacts.slice(0, 3).map((person) => (
                <li key={person.id}>
                  <ContentLink path={person.path} title={person.name} locale={locale} />
                  <span className={typography.meta}>{person.jobTitle}</span>
                </li>
              ))}
            </ul>
          )}
          <RouteLink target={{ to: 'dashboardContacts' }} locale={locale} className={arrow.link}>
            {t('allContacts')}
          </RouteLink>
        </section>
        <section className={sheet.sheet} aria-labelledby="products">
          <h2 id="products">{t('products')}</h2>
          <ProductLines products={products} locale={locale} />
          <RouteLink target={{ to: 'dashboardProducts' }} locale={locale} className={arrow.link}>
            {t('allProducts')}
          </RouteLink>
        </section>
      </div>
    </>
  )
}

async function ProductLines({
  products,
  locale,
}: {
  products: MemberProduct[]
  locale: SiteLocale
}) {
  const t = await getTranslations('member.products')
  const subscribed = products.filter(({ state }) => state.kind !== 'closed')
  if (subscribed.length === 0) return <p>{t('none')}</p>
  return (
    <ul className={sheet.shortList}>
      {subscribed.slice(0, 4).map(({ permission, title, target, state }) => (
        <li key={permission}>
          {target && state.kind === 'open' ? (
            <RouteLink target={target} locale={locale}>
              {title}
            </RouteLink>
          ) : (
            <span>{title}</span>
          )}
          <span className={typography.meta}>{stateText(state, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

/** "Open until 31 March 2027" and the other states of a product. */
export async function stateText(
  state: MemberProduct['state'],
  locale: SiteLocale,
): Promise<string> {
  const t = await getTranslations('member.products')
  switch (state.kind) {
    case 'open':
      return state.until ? t('openUntil', { date: formatDate(state.until, locale) }) : t('open')
    case 'requested':
      return t('requested', { date: formatDate(state.at, locale) })
    case 'ended':
      return t('ended', { date: formatDate(state.until, locale) })
    case 'closed':
      return t('closed')
  }
}
