import type { PayloadRequest } from 'payload'
import { localization } from '../../model/locales'
import { toLocales, slugs } from './board-query'

/**
 * The address of Payload's comparison of versions: what changed in English since a translation was
 * up to date.
 *
 * @param params `changes`, such as `articles/12/fr-fr`
 * @returns null for another value, or when there are no versions to compare
 */
export async function changesAddress(
  req: PayloadRequest,
  params: Record<string, string | string[] | undefined> = {},
): Promise<string | null> {
  const [slug, id, locale] = String(params.changes ?? '').split('/')
  const collection = slugs.find((known) => known === slug)
  if (!collection || !Number(id) || !toLocales(collection).some((code) => code === locale))
    return null
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: Number(id) } },
    select: { version: { outdatedIn: true } },
    sort: '-updatedAt',
    depth: 0,
    limit: 50,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  const [newest] = docs
  const upToDate =
    docs.find(({ version }) => !(version.outdatedIn as string[] | null)?.includes(locale ?? '')) ??
    docs.at(-1)
  if (!newest || !upToDate || newest.id === upToDate.id) return null
  const query = new URLSearchParams({
    versionFrom: String(upToDate.id),
    localeCodes: JSON.stringify([localization.defaultLocale]),
  })
  return `/admin/collections/${collection}/${id}/versions/${newest.id}?${query}`
}
