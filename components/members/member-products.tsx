import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  getCollaborationPermissions,
  getCompliancePermissions,
  toAuthorization,
} from '@/lib/identity'
import type { SiteLocale } from '@law-firm/contract/locales'
import { requestProduct, cancelRequest } from '@/lib/member/product-actions'
import { toPermissionLabel } from '@/lib/member/permission-label'
import type { MemberProduct } from '@/lib/member/products'
import type { MemberRecord } from '@law-firm/contract/member'
import { ActionButton } from './action-button.client'
import { stateText } from './dashboard-page'
import { getMemberFormProps } from './member-form-texts'
import sheet from './sheet.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'
import styles from './member-products.module.css'

/** Products with their state and actions, then the member's data rooms and compliance services. */
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
  const authorization = toAuthorization(permissions)
  const lists = [
    ['collaboration', getCollaborationPermissions(authorization, 'simple')],
    ['compliance', getCompliancePermissions(authorization, 'simple')],
  ] as const
  return (
    <>
      <ul className={sheet.sheets}>
        {products.map((product) => (
          <Product key={product.permission} product={product} locale={locale} />
        ))}
      </ul>
      {lists.map(([name, entries]) => (
        <section key={name} className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby={name}>
          <h2 id={name}>{t(`lists.${name}`)}</h2>
          {entries.length > 0 ? (
            <ul className={sheet.shortList}>
              {entries.map((entry) => (
                <li key={entry}>{toPermissionLabel(entry)}</li>
              ))}
            </ul>
          ) : (
            <p className={typography.meta}>{t(`empty.${name}`)}</p>
          )}
        </section>
      ))}
    </>
  )
}

async function Product({ product, locale }: { product: MemberProduct; locale: SiteLocale }) {
  const t = await getTranslations('member.products')
  const { permission, title, summary, target, state } = product
  const { address, texts } = await getMemberFormProps('dashboardProducts', locale)
  const shared = { address, texts: { ...texts, saved: undefined } }
  return (
    <li className={sheet.sheet}>
      <h2>{title}</h2>
      <p className={typography.meta} data-state={state.kind}>
        {await stateText(state, locale)}
      </p>
      <p>{summary}</p>
      <div className={`${actions.row} ${styles.actions}`}>
        {target ? (
          <RouteLink
            target={target}
            locale={locale}
            className={button.ghost}
            aria-label={`${t(state.kind === 'open' ? 'use' : 'about')}: ${title}`}
          >
            {t(state.kind === 'open' ? 'use' : 'about')}
          </RouteLink>
        ) : null}
        {state.kind === 'open' && target?.to === 'navigatorService' ? (
          <RouteLink
            target={{ to: 'navigatorReportBuilder', params: target.params }}
            locale={locale}
            className={button.ghost}
            aria-label={`${t('reports')}: ${title}`}
          >
            {t('reports')}
          </RouteLink>
        ) : null}
        {state.kind === 'closed' || state.kind === 'ended' ? (
          <ActionButton
            {...shared}
            action={requestProduct}
            hiddenFields={{ permission }}
            label={t(state.kind === 'ended' ? 'renew' : 'request')}
            accessibleName={`${t(state.kind === 'ended' ? 'renew' : 'request')}: ${title}`}
          />
        ) : null}
        {state.kind === 'requested' ? (
          <ActionButton
            {...shared}
            action={cancelRequest}
            hiddenFields={{ id: String(state.request) }}
            label={t('withdraw')}
            accessibleName={`${t('withdraw')}: ${title}`}
            className={button.link}
          />
        ) : null}
      </div>
    </li>
  )
}
