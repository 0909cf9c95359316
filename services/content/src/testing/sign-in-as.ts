import { handleEndpoints } from 'payload'
import type { RowReport } from '../plugins/bulk-editing/import'
import { guardRest } from '../guards/route-guards'
import config from '../payload.config'
import type { User } from '../payload-types'
import type { ContentService } from './content-service'
import { at } from './responses'

const password = 'velvet harbour turbine'
let accounts = 0

/** Calls in the name of an account of its own. */
export async function signInAs(
  { payload, guardedRest }: ContentService,
  role: User['role'],
  languages: User['languages'] = [],
) {
  accounts += 1
  const email = `account${accounts}@editors.test`
  await payload.create({
    collection: 'users',
    data: { email, password, name: role, role, languages },
  })
  const login = await guardedRest('POST', '/api/users/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': `10.7.0.${accounts}` },
  })
  const token = `JWT ${String(at(login, 'token'))}`
  const importFile = async (
    type: string,
    text: string | Buffer<ArrayBuffer>,
    more: object = {},
    name = 'file.csv',
    path = 'import',
  ) => {
    const body = new FormData()
    body.set('file', new File([text], name))
    body.set('_payload', JSON.stringify({ type, dryRun: false, ...more }))
    return guardedRest('POST', `/api/bulk/${path}`, { token, body })
  }
  return {
    token,
    importFile,
    toRows: async (...args: Parameters<typeof importFile>) => {
      const response = await importFile(...args)
      expect([response.status, response.json.errors]).toEqual([200, undefined])
      return at(response, 'reports') as RowReport[]
    },
    call: (method: string, path: string, body?: object) =>
      guardedRest(method, `/api/${path}`, { token, body }),
    post: (path: string, body: object) => guardedRest('POST', `/api/bulk/${path}`, { token, body }),
    patch: (path: string, body: object) => guardedRest('PATCH', `/api/${path}`, { token, body }),
    /** The text of an export. */
    exportFile: async (query: string) => {
      const request = new Request(`http://localhost:9/api/bulk/export?${query}`, {
        headers: { authorization: token },
      })
      const handle = guardRest(config, (guarded) => handleEndpoints({ config, request: guarded }))
      const response = await handle(request, undefined)
      expect(response.status).toBe(200)
      return response.text()
    },
  }
}
