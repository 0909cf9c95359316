import type { ContentSlug } from '../../model/content-types'

/** The types whose documents leave or close, and are replaced in every document that mentions them. */
const subjectSlugs = ['contacts', 'offices'] as const satisfies ContentSlug[]

export type SubjectSlug = (typeof subjectSlugs)[number]

export const toSubjectSlug = (value: unknown): SubjectSlug | undefined =>
  subjectSlugs.find((slug) => slug === value)

/**
 * The form that replaces a document.
 *
 * @param document such as `contacts/12`
 */
export const mentionsPage = (document: string): string =>
  `/admin/mentions?document=${encodeURIComponent(document)}`
