import * as v from 'valibot'

/** Limits of a webhook's body. */
export const maxEvents = 200
export const maxRelations = 500
export const maxBytes = 256_000

const id = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
])
const type = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))

const changeEvent = v.object({
  type,
  id,
  slug: v.nullable(v.string()),
  /** Where the page stands, without a language. */
  path: v.nullish(v.pipe(v.string(), v.maxLength(500))),
  operation: v.picklist(['publish', 'unpublish', 'delete', 'restart']),
  /** The document stood at another address: its page and those below it must not be shown at the old ones. */
  moved: v.optional(v.boolean()),
  /** Fewer readers may see the document than before: no page may show it as it was. */
  restricted: v.optional(v.boolean()),
  relations: v.pipe(v.array(v.object({ type, id })), v.maxLength(maxRelations)),
})

export type ChangeEvent = v.InferOutput<typeof changeEvent>

/** The body of the content service's webhook (docs/contracts.md, "Revalidation"). */
export const changeEvents = v.object({
  events: v.pipe(v.array(changeEvent), v.minLength(1), v.maxLength(maxEvents)),
})
