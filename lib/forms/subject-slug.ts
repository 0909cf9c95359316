/** The subject of a message in the query: the slug of a vacancy or a training; empty for anything else. */
export function toSubjectSlug(query: Record<string, string | string[] | undefined>): string {
  const value = [query.about].flat()[0] ?? ''
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 96 ? value : ''
}
