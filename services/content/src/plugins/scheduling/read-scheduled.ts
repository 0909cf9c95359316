import type { Payload, Where } from 'payload'
import { toTitle, type ContentSlug } from '../../model/content-types'

/** What will happen to a document or a global, or failed. */
export type Scheduled = {
  id: number | string
  at: string
  type: 'publish' | 'unpublish'
  hasFailed: boolean
  /** Of a publication. */
  locale: string | undefined
  href: string
  title: string
}

type Input = {
  type?: 'publish' | 'unpublish'
  locale?: string
  doc?: { relationTo: ContentSlug; value: string }
  global?: string
}

/** The jobs of publications and unpublications that have not been done, of all documents. */
export async function readScheduled(
  payload: Payload,
  where: Where,
  sort: string,
  limit: number,
): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, where],
    },
    ...{ sort, limit, depth: 0, pagination: false },
  })
  return Promise.all(
    docs.map(async ({ id, hasError, input, waitUntil }) => {
      const { type = 'publish', doc, global, locale } = input as Input
      const page = doc ? `collections/${doc.relationTo}/${doc.value}` : `globals/${global}`
      return {
        ...{ id, type, locale, at: String(waitUntil ?? ''), hasFailed: hasError === true },
        href: `/admin/${page}${locale ? `?locale=${locale}` : ''}`,
        title: doc ? await titleOf(payload, doc) : String(global),
      }
    }),
  )
}

async function titleOf(
  payload: Payload,
  { relationTo, value }: NonNullable<Input['doc']>,
): Promise<string> {
  const doc = await payload.findByID({
    ...{ collection: relationTo, id: Number(value), depth: 0, draft: true, disableErrors: true },
  })
  const title: unknown = doc && Reflect.get(doc, toTitle(relationTo))
  return typeof title === 'string' ? title : value
}
