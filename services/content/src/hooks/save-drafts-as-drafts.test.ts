import { saveDraftsAsDrafts } from './save-drafts-as-drafts'
import { stub } from '../testing/stub'

test.each([
  ['a draft with the status of another language', 'update', true, 'published', 'draft'],
  ['a draft', 'update', true, 'draft', 'draft'],
  ['a publication', 'update', false, 'published', 'published'],
  ['an unpublished language', 'update', false, 'draft', 'draft'],
  ['a new document', 'create', true, 'published', 'published'],
])('saves %s', async (_, operation, draft, submitted, saved) => {
  const args = { draft, data: { _status: submitted } }
  expect(await saveDraftsAsDrafts(stub({ args, operation }))).toEqual({
    draft,
    data: { _status: saved },
  })
})

test('publishes the documents that are selected in a list', async () => {
  const args = { draft: true, data: { _status: 'published' }, where: { id: { in: [1] } } }
  expect(await saveDraftsAsDrafts(stub({ args, operation: 'update' }))).toEqual(args)
  expect(args.data._status).toBe('published')
})
