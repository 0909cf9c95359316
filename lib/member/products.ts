import 'server-only'
import { toSimplePermission } from '../identity'
import { getTree } from '../content/page/get-tree'
import { toTarget } from '../content/page/tree'
import { toContentLocale } from '../content/shared/content-locale'
import { queryContent } from '../graphql/server'
import { compareTexts } from '../i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { LinkTarget } from '../routes/href'
import type { Member } from '../session/server'
import { memberProductsQuery } from './queries'
import type { MemberRecord } from '@law-firm/contract/member'

/** A member's access to a product: open (without limit or until a date), expired, requested or none. */
type ProductState =
  | { kind: 'open'; until: string | null }
  | { kind: 'requested'; request: number; at: string }
  | { kind: 'ended'; until: string }
  | { kind: 'closed' }

export type MemberProduct = {
  permission: string
  title: string
  summary: string
  target: LinkTarget | null
  state: ProductState
}

type Offer = Omit<MemberProduct, 'state'>
type Request = { id: number; permission: string; createdAt: string }

/**
 * The firm's products with the member's access, sorted: open, requested, expired, other.
 *
 * @throws ContentUnavailableError
 */
export async function getProducts(
  member: Member,
  record: MemberRecord,
  locale: SiteLocale,
): Promise<MemberProduct[]> {
  const [data, tree] = await Promise.all([
    queryContent(
      memberProductsQuery,
      { locale: toContentLocale(locale) },
      { bearer: member.accessToken },
    ),
    getTree('product', locale),
  ])
  const roots: Offer[] = tree
    .filter((node) => node.parent === null && node.root !== null && node.root !== 'navigator')
    .map((node) => ({
      permission: node.root as string,
      title: node.title,
      summary: node.summary,
      target: toTarget(node, tree),
    }))
  const services: Offer[] = (data.NavigatorServices?.docs ?? []).flatMap(
    ({ slug, title, summary, product }) =>
      product?.feature && slug
        ? [
            {
              permission: product.feature,
              title: title ?? '',
              summary: summary ?? '',
              target: { to: 'navigatorService' as const, params: { slug } },
            },
          ]
        : [],
  )
  const requests = (data.ProductRequests?.docs ?? [])
    .filter(({ state }) => state === 'new')
    .map(({ id, permission, createdAt }) => ({ id, permission, createdAt: createdAt ?? '' }))
  return toProducts([...services, ...roots], record, requests, locale)
}

const rank: Record<ProductState['kind'], number> = { open: 0, requested: 1, ended: 2, closed: 3 }

export function toProducts(
  offers: Offer[],
  { permissions, products }: Pick<MemberRecord, 'permissions' | 'products'>,
  requests: Request[],
  locale: SiteLocale,
): MemberProduct[] {
  const compare = compareTexts(locale)
  const open = new Set(permissions.productPermissions.map(toSimplePermission))
  const toState = (permission: string): ProductState => {
    const term = products.find((product) => toSimplePermission(product.permission) === permission)
    const request = requests.find((product) => product.permission === permission)
    if (open.has(permission)) return { kind: 'open', until: term?.until ?? null }
    if (request) return { kind: 'requested', request: request.id, at: request.createdAt }
    return term?.until ? { kind: 'ended', until: term.until } : { kind: 'closed' }
  }
  return offers
    .map((offer) => ({ ...offer, state: toState(offer.permission) }))
    .sort((a, b) => rank[a.state.kind] - rank[b.state.kind] || compare(a.title, b.title))
}
