import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  getCollaborationPermissions,
  getCompliancePermissions,
  toAuthorization,
} from '@/lib/identity'
import type { SiteLocale } from '@/lib/i18n/locales'
import { requestProduct, cancelRequest } from '@/lib/member/product-actions'
import type { MemberProduct } from '@/lib/member/products'
import type { MemberRecord } from '@/lib/member/record'
import { ActionButton } from './action-button.client'
import { stateText } from './dashboard-page'
import { memberForm } from './form-texts'

/** The products as they stand with the member, with what can be done; and the rooms and services that are open to them. */
export async function MemberProducts({
  locale,
  products,
  permissions,
}: {
  locale: SiteLocale
  products: MemberProduct[]
  permissions: MemberRecord['permissions']
}) {
  const t = await getTranslations('member.products')
  const own = toAuthorization(permissions)
  const lists = [
    ['collaboration', getCollaborationPermissions(own, 'simple')],
    ['compliance', getCompliancePermissions(own, 'simple')],
  ] as const
  return (
    <>
      <ul className="sheets">
        {products.map((product) => (
          <Product key={product.permission} product={product} locale={locale} />
        ))}
      </ul>
      {lists.map(([name, entries]) => (
        <section key={name} className="sheet wide" aria-labelledby={name}>
          <h2 id={name}>{t(`lists.${name}`)}</h2>
          {entries.length > 0 ? (
            <ul className="short-list">
              {entries.map((entry) => (
                <li key={entry}>{toWords(entry)}</li>
              ))}
            </ul>
          ) : (
            <p className="meta">{t(`empty.${name}`)}</p>
          )}
        </section>
      ))}
    </>
  )
}

/** `harbour-refinancing` is all that a permission says of what it opens. */
const toWords = (permission: string): string => {
  const words = permission.replaceAll(/[.-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function Product({ product, locale }: { product: MemberProduct; locale: SiteLocale }) {
  const t = await getTranslations('member.products')
  const { permission, title, summary, target, state } = product
  const { address, texts } = await memberForm('dashboardProducts', locale)
  const shared = { address, texts: { ...texts, saved: undefined } }
  return (
    <li className="sheet">
      <h2>{title}</h2>
      <p className="meta" data-state={state.kind}>
        {await stateText(state, locale)}
      </p>
      <p>{summary}</p>
      <div className="actions">
        {target ? (
          <RouteLink
            target={target}
            locale={locale}
            className="btn ghost"
            aria-label={`${t(state.kind === 'open' ? 'use' : 'about')}: ${title}`}
          >
            {t(state.kind === 'open' ? 'use' : 'about')}
          </RouteLink>
        ) : null}
        {state.kind === 'open' && target?.to === 'navigatorService' ? (
          <RouteLink
            target={{ to: 'navigatorReportBuilder', params: target.params }}
            locale={locale}
            className="btn ghost"
            aria-label={`${t('reports')}: ${title}`}
          >
            {t('reports')}
          </RouteLink>
        ) : null}
        {state.kind === 'closed' || state.kind === 'ended' ? (
          <ActionButton
            {...shared}
            action={requestProduct}
            given={{ permission }}
            label={t(state.kind === 'ended' ? 'renew' : 'request')}
            accessibleName={`${t(state.kind === 'ended' ? 'renew' : 'request')}: ${title}`}
          />
        ) : null}
        {state.kind === 'requested' ? (
          <ActionButton
            {...shared}
            action={cancelRequest}
            given={{ id: String(state.request) }}
            label={t('withdraw')}
            accessibleName={`${t('withdraw')}: ${title}`}
            className="link-button"
          />
        ) : null}
      </div>
    </li>
  )
}
