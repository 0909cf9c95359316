import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { contentSlugs, toTitle } from '../../model/content-types'
import { localeCodes } from '../../model/locales'
import { buildKey, findReferences } from './references'
import { toValues } from './links-to'

/** A document that refers to another one or to a file, as published or in its latest draft. */
export type Use = { href: string; label: string; title: string }

/** Uses that a list names; more are counted only. */
const maxPerType = 50

/**
 * Finds the documents that show or link to something.
 *
 * @param keys of `buildKey`: a document or file, and a document's address
 */
export async function findUses(req: PayloadRequest, keys: string[]): Promise<Use[]> {
  const uses = await Promise.all([
    ...contentSlugs.map((slug) => findInCollection(req, slug, keys)),
    findInGlobals(req, keys),
  ])
  return uses.flat()
}

async function findInCollection(
  req: PayloadRequest,
  slug: CollectionSlug,
  keys: string[],
): Promise<Use[]> {
  const title = toTitle(slug)
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { linksTo: { in: keys } },
      draft,
      select: { [title]: true },
      depth: 0,
      limit: maxPerType,
      pagination: false,
      overrideAccess: true,
      req,
    })
    return docs
  }
  const found = [...(await find(true)), ...(await find(false))]
  const config = req.payload.collections[slug].config
  const label = getTranslation(config.labels.singular, req.i18n as I18nClient)
  return [...new Map(found.map((doc) => [doc.id, doc])).values()].map((doc) => ({
    href: `/admin/collections/${slug}/${doc.id}`,
    label,
    title: String(Reflect.get(doc, title) || `#${doc.id}`),
  }))
}

async function findInGlobals(req: PayloadRequest, keys: string[]): Promise<Use[]> {
  const globals = await readGlobals(req)
  return globals
    .filter((global) => global.keys.some((key) => keys.includes(key)))
    .map(({ config }) => ({
      href: `/admin/globals/${config.slug}`,
      label: '',
      title: getTranslation(config.label, req.i18n as I18nClient),
    }))
}

/** What the globals refer to in any language: there are three of them, which are read whole. */
export const readGlobals = (req: PayloadRequest) =>
  Promise.all(
    req.payload.globals.config.map(async (config) => {
      const document = await req.payload.db.findGlobal({ slug: config.slug, locale: 'all', req })
      const keys = localeCodes.flatMap((locale) =>
        findReferences(config.flattenedFields, toValues(document, locale)).map(buildKey),
      )
      return { config, keys: [...new Set(keys)] }
    }),
  )
