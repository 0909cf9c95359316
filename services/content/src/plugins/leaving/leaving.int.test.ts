import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { createArticle } from '../../testing/sample-content'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, rest, guardedRest } = fixtures

const redirectFrom = async (from: unknown) => {
  const where = { from: { equals: String(from) } }
  const { docs } = await payload.find({ collection: 'redirects', where, depth: 0 })
  return docs.map(({ kind, to }) => ({ kind, to }))
}

test('an editor reads what leads to a document and where its visitors go', async () => {
  const id = await createArticle(fixtures, { _status: 'published', successor: '/people' })
  const linking = await createArticle(fixtures, { related: [id] })
  const { token } = await signInAs(fixtures, 'publisher')
  const address = `/api/leaving/articles/${id}`
  expect((await guardedRest('GET', address)).status).toBe(403)
  const leaving = await rest('GET', address, { token })
  expect(String(at(leaving, 'address'))).toMatch(new RegExp(`^/publications/${id}/`))
  expect(at(leaving, 'successor')).toBe('/people')
  expect((at(leaving, 'uses') as { href: string }[]).map(({ href }) => href)).toStrictEqual([
    `/admin/collections/articles/${linking}`,
  ])
  const ofDraft = await rest('GET', `/api/leaving/articles/${linking}`, { token })
  expect(at(ofDraft, 'address')).toBeNull()
  for (const unknown of ['articles/999999', 'articles/x', 'users/1'])
    expect((await rest('GET', `/api/leaving/${unknown}`, { token })).status).toBe(404)
})

test('the address of a deleted document leads where its editor chose', async () => {
  const { token } = await signInAs(fixtures, 'publisher')
  const deleteWith = async (query: string, more: object = {}) => {
    const id = await createArticle(fixtures, { _status: 'published', ...more })
    const { address } = (await rest('GET', `/api/leaving/articles/${id}`, { token })).json
    const { status } = await rest('DELETE', `/api/articles/${id}${query}`, { token })
    return { status, redirects: await redirectFrom(address) }
  }
  const successor = { successor: '/people' }
  const gone = { status: 200, redirects: [{ kind: 'gone', to: null }] }
  const toPeople = { status: 200, redirects: [{ kind: 'permanent', to: '/people' }] }
  expect(await deleteWith('')).toStrictEqual(gone)
  expect(await deleteWith('', successor)).toStrictEqual(toPeople)
  expect(await deleteWith('?successor=', successor)).toStrictEqual(gone)
  expect(await deleteWith('?successor=%2Fpeople')).toStrictEqual(toPeople)
  expect(await deleteWith('?successor=https%3A%2F%2Fevil.example')).toStrictEqual({
    status: 400,
    redirects: [],
  })
})
