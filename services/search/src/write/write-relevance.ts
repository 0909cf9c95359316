import type { Synonym } from '../query/synonyms'
import type { Rule } from '../rules/rule'
import type { Store } from '../store/store'
import { findOrCreate } from './index-rows'
import type { WriteQueue, Written } from './write-queue'

/** Changes synonyms or rules, of the replicas too if `forwardToReplicas`. */
export function changeRelevance(
  queue: WriteQueue,
  name: string,
  forwardToReplicas: boolean,
  change: (store: Store, indexId: number) => void,
): Promise<Written<null>> {
  return queue.write([name], async (write) => {
    const { store, catalog } = write
    const entry = findOrCreate(write, name)
    const touched = [entry, ...(forwardToReplicas ? catalog.replicasOf(name) : [])]
    for (const each of touched) change(store, each.id)
    return {
      result: null,
      step: async () => touched.forEach((each) => catalog.refreshRelevance(each)),
    }
  })
}

/** Saves synonyms or rules; `replace` deletes those that are not among them. */
export function saveRelevance(
  queue: WriteQueue,
  name: string,
  table: 'synonyms' | 'rules',
  items: readonly (Synonym | Rule)[],
  { replace, forwardToReplicas }: { replace: boolean; forwardToReplicas: boolean },
): Promise<Written<null>> {
  return changeRelevance(queue, name, forwardToReplicas, (store, id) => {
    if (replace) store.remove(table, id)
    for (const item of items) store.put(table, id, item)
  })
}
