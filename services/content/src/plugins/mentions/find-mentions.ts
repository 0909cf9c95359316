import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { contentSlugs } from '../../model/content-types'
import { localeCodes } from '../../model/locales'
import { isPublishedIn } from '../../model/published'
import { openStore, readLayers, type Layers } from '../bulk-editing/store'
import { toValues } from '../links/links-to'
import { replaceReferences, type Mention, type Replacement } from '../links/replace-references'
import { toOptions } from './choices'
import { titleOf, type Subject } from './subject'

/** A document that mentions another one, in one of its fields. */
type MentioningDocument = {
  /** Such as `articles/12` or `globals/home`. */
  key: string
  title: string
  /** Without the mention the field is empty. */
  isAlone: boolean
}

/** A field of a type with all documents whose field mentions a document. */
export type Place = {
  /** Such as `articles.body.quote.contact`. */
  place: string
  /** In the editor's language. */
  label: string
  kind: Mention['kind']
  isRequired: boolean
  options: ReturnType<typeof toOptions>
  documents: MentioningDocument[]
}

/** Documents that are read at a time. */
const step = 50

/**
 * Every place that mentions a document: in all languages, as published and in the newest drafts, of
 * documents and of globals.
 */
export async function findMentions(req: PayloadRequest, subject: Subject): Promise<Place[]> {
  const places = new Map<string, Place>()
  for (const slug of contentSlugs) {
    const type = toType(req, slug)
    const ids = await findIds(req, slug, keysOf(subject))
    for (let index = 0; index < ids.length; index += step)
      for (const [id, layers] of await readLayers(req, slug, ids.slice(index, index + step))) {
        const title = titleOf(slug, id, layers.newest, req.i18n.language)
        addPlaces(req, type, { key: `${slug}/${id}`, title }, layers, subject, places)
      }
  }
  // Payload's own has no versions
  for (const { slug } of req.payload.config.globals.filter(({ versions }) => versions)) {
    const layers = await openStore(req, `globals/${slug}`)?.read()
    const type = toType(req, slug)
    const document = { key: `globals/${slug}`, title: type.label }
    if (layers) addPlaces(req, type, document, layers, subject, places)
  }
  return [...places.values()]
}

/** A collection or a global. */
type Type = { slug: string; label: string; flattenedFields: FlattenedField[] }

/** @param name of a collection or a global */
export function toType({ i18n, payload }: PayloadRequest, name: string): Type {
  const global = payload.config.globals.find(({ slug }) => slug === name)
  const collection = payload.config.collections.find(({ slug }) => slug === name)
  const label = global?.label ?? collection?.labels.plural ?? name
  return {
    slug: name,
    label: String(getTranslation(label, i18n)),
    flattenedFields: (global ?? collection)?.flattenedFields ?? [],
  }
}

const keysOf = ({ collection, id, address }: Subject): string[] => [
  `${collection}/${id}`,
  ...(address ? [address] : []),
]

/** Editors read all content, drafts included; no account queries a hidden field. */
async function findIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  keys: string[],
): Promise<number[]> {
  const query = { collection, depth: 0, pagination: false, overrideAccess: true, req } as const
  const where = { linksTo: { in: keys } }
  const published = await req.payload.find({ ...query, where, select: {} })
  const drafts = await req.payload.find({ ...query, where, select: {}, draft: true })
  const ids = [...published.docs, ...drafts.docs].map(({ id }) => Number(id))
  return [...new Set(ids)].sort((a, b) => a - b)
}

function addPlaces(
  req: PayloadRequest,
  type: Type,
  { key, title }: Pick<MentioningDocument, 'key' | 'title'>,
  layers: Layers,
  subject: Subject,
  places: Map<string, Place>,
): void {
  for (const mention of mentionsIn(type.flattenedFields, layers, subject)) {
    const name = `${type.slug}.${mention.place}`
    const place = places.get(name) ?? {
      ...{ place: name, kind: mention.kind, isRequired: mention.isRequired, documents: [] },
      label: labelOfPlace(req, type, mention.place),
      options: [],
    }
    places.set(name, place)
    for (const option of toOptions(mention))
      if (!place.options.includes(option)) place.options.push(option)
    const known = place.documents.find((one) => one.key === key)
    if (known) known.isAlone ||= mention.isAlone
    else place.documents.push({ key, title, isAlone: mention.isAlone })
  }
}

/** The mentions in what is public of a document, and in its newest version. */
function mentionsIn(fields: FlattenedField[], layers: Layers, subject: Subject): Mention[] {
  const mentions: Mention[] = []
  const replace = (mention: Mention): Replacement => {
    mentions.push(mention)
    return 'same'
  }
  for (const locale of localeCodes) {
    if (isPublishedIn(layers.row, locale))
      replaceReferences(fields, toValues(layers.row, locale), { ...subject, replace })
    replaceReferences(fields, toValues(layers.newest, locale), { ...subject, replace })
  }
  return mentions
}

/** Such as “Publications › Body › Quote › Said by”. */
export function labelOfPlace(
  req: PayloadRequest,
  { flattenedFields, label: typeLabel }: Type,
  place: string,
): string {
  const names = [typeLabel]
  const parts = place.split('.')
  let fields: FlattenedField[] = flattenedFields
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const field = fields.find(({ name }) => name === part)
    const label = field && 'label' in field ? field.label : undefined
    names.push(label && typeof label !== 'function' ? getTranslation(label, req.i18n) : part)
    if (field?.type === 'blocks') {
      const type = parts.shift()
      const block = field.blocks.find(({ slug }) => slug === type)
      if (block?.labels) names.push(String(getTranslation(block.labels.singular, req.i18n)))
      fields = block?.flattenedFields ?? []
    } else fields = field && 'flattenedFields' in field ? field.flattenedFields : []
  }
  return names.join(' › ')
}

/** The types and ids of the documents of places, each once, in their order. */
export const documentsOf = (places: Place[]): string[] => [
  ...new Set(places.flatMap(({ documents }) => documents.map(({ key }) => key))),
]
