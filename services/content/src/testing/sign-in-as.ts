import { handleEndpoints } from 'payload'
import { runDueJobs } from '../jobs/run-jobs'
import type { ResultView, RunView } from '../plugins/bulk-editing/runs'
import { guardRest } from '../guards/route-guards'
import config from '../payload.config'
import type { User } from '../payload-types'
import type { ContentService } from './content-service'
import { at, readToken } from './responses'

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
  const token = `JWT ${readToken(login)}`
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
  const call = (method: string, path: string, body?: object) =>
    guardedRest(method, `/api/${path}`, { token, body })
  const startImport = async (...args: Parameters<typeof importFile>) => {
    const response = await importFile(...args)
    expect([response.status, response.json.errors]).toEqual([200, undefined])
    return Number(at(response, 'run'))
  }
  const readRun = async (run: number) =>
    (await call('GET', `bulk/runs/${run}`)).json as unknown as RunView
  const readResults = async (run: number) => {
    const page = async (number: number) => call('GET', `bulk/runs/${run}/results?page=${number}`)
    const first = await page(1)
    const results = at(first, 'results') as ResultView[]
    for (let number = 2; number <= Number(at(first, 'pages')); number += 1)
      results.push(...(at(await page(number), 'results') as ResultView[]))
    return results
  }
  const toResults = async (path: string, body: object) => {
    const response = await call('POST', `bulk/${path}`, body)
    expect([response.status, response.json.errors]).toEqual([200, undefined])
    const run = Number(at(response, 'run'))
    await runDueJobs(payload, 'bulk')
    return { run, results: await readResults(run) }
  }
  return {
    token,
    importFile,
    startImport,
    readRun,
    readResults,
    /** What an import does with each row. */
    toRows: async (...args: Parameters<typeof importFile>) => {
      const run = await startImport(...args)
      await runDueJobs(payload, 'bulk')
      return readResults(run)
    },
    runJobs: () => runDueJobs(payload, 'bulk'),
    toFound: (query: object) => toResults('find', query),
    toReplaced: (search: number, body: object) => toResults(`runs/${search}/replace`, body),
    call,
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
