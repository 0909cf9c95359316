type Doc = Record<string, unknown>
type Change = { field: string; from: unknown; to: unknown }

/** Fields that every save changes, that are computed, or that are no one's business. */
const ignored = new Set([
  ...['updatedAt', 'createdAt', 'updatedBy', 'linksTo', 'parentChildPages'],
  ...['sessions', 'salt', 'hash'],
])
/** The parent of a document that is not of a tree, where it is a relation, is computed. */
const isComputed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'parentChildPages' in value
const secret = /password|apiKey|token/i
/** The longest JSON of a value; a longer text is in the versions of its document. */
const longest = 2_000

/** The top-level fields that differ between two states of a document, with both values. */
export function findChanges(before: Doc, after: Doc): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !ignored.has(field) && !secret.test(field))
    .filter((field) => !isComputed(after[field]))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: shortened(before[field]), to: shortened(after[field]) }))
}

function shortened(value: unknown): unknown {
  const json = JSON.stringify(value) ?? ''
  return json.length > longest ? `${json.slice(0, longest)}…` : value
}
