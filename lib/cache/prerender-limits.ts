import { env } from '../env/env'

const few = 1
const limits = {
  /** Of people, publications, events, trainings and training series each: the first of the type's order. */
  document: 100,
  news: 60,
  /** Of each type of page of the navigator. */
  navigator: 40,
  /** Of each other type with an address per document. */
  other: Infinity,
}

/**
 * How many pages of a type the build renders, in each language; the others are rendered on their
 * first visit, or by `server/warm-up.ts`. Pages with an address of their own are rendered in any case.
 */
export const prerenderLimits: typeof limits =
  env.SITE_PRERENDER === 'all' ? limits : { document: few, news: few, navigator: few, other: few }
