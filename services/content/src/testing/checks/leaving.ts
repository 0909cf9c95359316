import is from 'node:assert/strict'
import type { Fixtures } from '../member-fixtures'
import { at, type Check } from './check'
import { createArticle, publisherToken } from './findings'

const redirectFrom = async ({ payload }: Fixtures, from: unknown) => {
  const where = { from: { equals: String(from) } }
  const { docs } = await payload.find({ collection: 'redirects', where, depth: 0 })
  return docs.map(({ kind, to }) => ({ kind, to }))
}

export const leavingChecks: Record<string, Check> = {
  'an editor reads what leads to a document and where its visitors go': async (fixtures) => {
    const { rest, guardedRest } = fixtures
    const id = await createArticle(fixtures, { _status: 'published', successor: '/people' })
    const linking = await createArticle(fixtures, { related: [id] })
    const token = await publisherToken(fixtures)
    const address = `/api/leaving/articles/${id}`
    is.equal((await guardedRest('GET', address)).status, 403)
    const leaving = await rest('GET', address, { token })
    is.match(String(at(leaving, 'address')), new RegExp(`^/publications/${id}/`))
    is.equal(at(leaving, 'successor'), '/people')
    is.deepEqual(
      (at(leaving, 'uses') as { href: string }[]).map(({ href }) => href),
      [`/admin/collections/articles/${linking}`],
    )
    const ofDraft = await rest('GET', `/api/leaving/articles/${linking}`, { token })
    is.equal(at(ofDraft, 'address'), null)
    for (const unknown of ['articles/999999', 'articles/x', 'users/1'])
      is.equal((await rest('GET', `/api/leaving/${unknown}`, { token })).status, 404)
  },

  'the address of a deleted document leads where its editor chose': async (fixtures) => {
    const { rest } = fixtures
    const token = await publisherToken(fixtures)
    const deleteWith = async (query: string, more: object = {}) => {
      const id = await createArticle(fixtures, { _status: 'published', ...more })
      const { address } = (await rest('GET', `/api/leaving/articles/${id}`, { token })).json
      const { status } = await rest('DELETE', `/api/articles/${id}${query}`, { token })
      return { status, redirects: await redirectFrom(fixtures, address) }
    }
    const successor = { successor: '/people' }
    const gone = { status: 200, redirects: [{ kind: 'gone', to: null }] }
    const toPeople = { status: 200, redirects: [{ kind: 'permanent', to: '/people' }] }
    is.deepEqual(await deleteWith(''), gone)
    is.deepEqual(await deleteWith('', successor), toPeople)
    is.deepEqual(await deleteWith('?successor=', successor), gone)
    is.deepEqual(await deleteWith('?successor=%2Fpeople'), toPeople)
    is.deepEqual(await deleteWith('?successor=https%3A%2F%2Fevil.example'), {
      status: 400,
      redirects: [],
    })
  },
}
