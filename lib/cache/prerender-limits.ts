/**
 * How many pages of a type the build renders, in each language; the others are rendered on their
 * first visit. Types that are not named here are few, and rendered whole.
 */
export const prerenderLimits = {
  /** Of people, publications, events, trainings and training series each: the first of the type's order. */
  document: 100,
  news: 60,
  /** Of each type of page of the navigator. */
  navigator: 40,
}
