import {
  maxBytes,
  maxEvents,
  maxRelations,
  type ChangeEvent,
} from '@law-firm/contract/change-events'

export const toDocumentKey = ({ type, id }: Pick<ChangeEvent, 'type' | 'id'>): string =>
  `${type}:${id}`

/**
 * Merges the events of each document and keeps their order. A later event replaces a `publish` and
 * one of its own effect; others are kept before a later `publish`, because the site purges pages for
 * them only.
 */
export function mergeEvents(events: readonly ChangeEvent[]): ChangeEvent[] {
  const byDocument = new Map<string, ChangeEvent[]>()
  for (const event of events) {
    const kept = byDocument.get(toDocumentKey(event)) ?? []
    byDocument.set(toDocumentKey(event), kept)
    const replaced = ['publish', effectOf(event)]
    let relations = event.relations
    for (let last = kept.at(-1); last && replaced.includes(effectOf(last)); last = kept.at(-1)) {
      relations = [...last.relations, ...relations]
      kept.pop()
    }
    kept.push({ ...event, relations })
  }
  return [...byDocument.values()].flat().flatMap(withFewRelations)
}

const effectOf = ({ operation, moved, restricted }: ChangeEvent): string =>
  moved ? 'moved' : restricted ? 'restricted' : operation

/** Whether pages must not be shown any more: the others may be served until they are rendered again. */
export const purges = (event: ChangeEvent): boolean => effectOf(event) !== 'publish'

/** Removes duplicate relations, and splits an event with more than the contract allows. */
function withFewRelations(event: ChangeEvent): ChangeEvent[] {
  const relations = [
    ...new Map(event.relations.map((relation) => [toDocumentKey(relation), relation])).values(),
  ]
  if (relations.length <= maxRelations) return [{ ...event, relations }]
  return [
    { ...event, relations: relations.slice(0, maxRelations) },
    ...withFewRelations({ ...event, relations: relations.slice(maxRelations) }),
  ]
}

/** The bodies of as few requests as the limits of the contract allow. */
export function toBodies(events: readonly ChangeEvent[]): string[] {
  const requests: string[][] = []
  let bytes = 0
  for (const event of mergeEvents(events).map((merged) => JSON.stringify(merged))) {
    const length = Buffer.byteLength(event) + 1
    const current = requests.at(-1)
    if (current && current.length < maxEvents && bytes + length <= maxBytes) {
      current.push(event)
      bytes += length
    } else {
      requests.push([event])
      bytes = '{"events":[]}'.length + length
    }
  }
  return requests.map((request) => `{"events":[${request.join()}]}`)
}
