import type { FlattenedField } from 'payload'
import { contentTypes, toTitle, type ContentSlug } from '../model/content-types'
import { startContentService } from '../testing/content-service'
import { signInAs } from '../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, rest } = fixtures

/** Without the route guard, whose limits these many calls would meet. */
const callAs = ({ token }: { token: string }) => ({
  call: (method: string, path: string, body: object) =>
    rest(method, `/api/${path}`, { token, body }),
})
const translator = callAs(await signInAs(fixtures, 'translator', ['fr-fr']))
const author = callAs(await signInAs(fixtures, 'author'))

type Values = Record<string, unknown>
const draft = 'draft=true&locale=fr-fr'

/** Of a translator, who marks a draft as ready for review; a save has its own time and author. */
const ownFields = new Set(['id', 'inReview', 'updatedAt', 'createdBy', 'updatedBy'])

/** A value of the field's type that is not the stored one. */
function toOther(field: FlattenedField, before: unknown): unknown {
  const many = (value: unknown) => ('hasMany' in field && field.hasMany ? [value] : value)
  switch (field.type) {
    case 'checkbox':
      return !before
    case 'number':
      return many(7)
    case 'date':
      return '2031-03-04T00:00:00.000Z'
    case 'select':
    case 'radio': {
      const [first] = field.options
      return many(typeof first === 'object' ? first.value : first)
    }
    case 'relationship':
    case 'upload': {
      const { relationTo } = field
      return many(typeof relationTo === 'string' ? 1 : { relationTo: relationTo[0], value: 1 })
    }
    case 'group':
    case 'tab':
      return Object.fromEntries(
        field.flattenedFields.map((inner) => [inner.name, toOther(inner, undefined)]),
      )
    case 'array':
      return [{}]
    case 'blocks':
      return [{ blockType: field.blocks[0]?.slug }]
    case 'json':
      return { other: true }
    default:
      return many('other')
  }
}

const isShared = (field: FlattenedField) =>
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !('localized' in field && field.localized) &&
  !ownFields.has(field.name)

const sharedFields = (slug: ContentSlug) =>
  payload.collections[slug].config.flattenedFields.filter(isShared)

async function createDocument(collection: ContentSlug): Promise<number> {
  const title = toTitle(collection)
  const { id } = await payload.create({
    collection,
    data: { [title]: 'Written once', slug: 'written-once' } as never, // cast: a draft has gaps
    draft: true,
  })
  return Number(id)
}

/** What is stored, in all languages but those of the translator. */
async function read(collection: ContentSlug, id: number): Promise<Values[]> {
  const versions = await payload.db.findVersions<Values>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    locale: 'en',
  })
  const document: Values | null = await payload.db.findOne<Values & { id: number }>({
    collection,
    where: { id: { equals: id } },
    locale: 'en',
  })
  return [document ?? {}, ...versions.docs.map(({ version }) => version)].map((stored) =>
    toShared(sharedFields(collection), stored),
  )
}

const toShared = (fields: FlattenedField[], stored: Values): Values =>
  Object.fromEntries(
    fields
      .filter((field) => isShared(field) && !field.name.startsWith('_'))
      .map((field) => {
        const value = stored[field.name] ?? null
        return field.type === 'group' || field.type === 'tab'
          ? [field.name, toShared(field.flattenedFields, (value ?? {}) as Values)]
          : [field.name, value]
      }),
  )

test.each(Object.keys(contentTypes) as ContentSlug[])(
  '%s: no role writes a field that is not its own',
  async (collection) => {
    const id = await createDocument(collection)
    const before = await read(collection, id)
    const title = toTitle(collection)
    for (const field of sharedFields(collection)) {
      const change = { [title]: 'Autre', [field.name]: toOther(field, before[0]?.[field.name]) }
      const statuses = [
        await author.call('PATCH', `${collection}/${id}?${draft}`, change),
        await author.call('PATCH', `${collection}/${id}`, change),
        await translator.call('PATCH', `${collection}/${id}`, change),
        await translator.call('PATCH', `${collection}/${id}?draft=true&locale=en`, change),
        await translator.call('PATCH', `${collection}/${id}?draft=true&locale=zh-cn`, change),
        await translator.call('POST', `${collection}?${draft}`, change),
      ].map(({ status }) => status)
      // none of these may write at all
      expect([field.name, ...statuses.map((status) => status >= 400)]).toEqual([
        field.name,
        ...statuses.map(() => true),
      ])
      // these may, and must leave the field
      await translator.call('PATCH', `${collection}/${id}?${draft}`, change)
      await translator.call('PATCH', `${collection}?${draft}&where[id][equals]=${id}`, change)
      expect([field.name, await read(collection, id)]).toEqual([field.name, before])
    }
    const own = await translator.call('PATCH', `${collection}/${id}?${draft}`, { [title]: 'Titre' })
    expect([own.status, own.json.errors]).toEqual([200, undefined])
  },
)
