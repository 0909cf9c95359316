import * as v from 'valibot'
import { ApiError } from '../api-error'
import { synonymSchema } from '../query/synonyms'
import { saveSynonyms } from '../write/write-indexes'
import { hasFlag, type Call, type Route } from './route'

export const synonymRoutes: Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/{indexName}/synonyms/batch',
    acl: 'editSettings',
    handle: saveBatch,
  },
]

async function saveBatch(call: Call) {
  const synonyms = (await call.list()).map((input, position) => {
    const parsed = v.safeParse(synonymSchema, input)
    if (parsed.success) return parsed.output
    const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'type'
    throw new ApiError(400, `Invalid synonym set at position ${position}: ${path.slice(0, 60)}`)
  })
  const isReplaced = hasFlag(call, 'replaceExistingSynonyms')
  const { taskID } = await saveSynonyms(call.queue, call.path.indexName ?? '', synonyms, isReplaced)
  return { body: { taskID, updatedAt: new Date().toISOString() } }
}
