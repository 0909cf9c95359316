import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'

const { payload, graphql, ids } = await startContentService()

const query = (id: number) =>
  `{ Articles(where: { id: { equals: ${id} } }) { docs { authors { name } } } }`

const linkTo = (id: number) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'link',
        version: 3,
        format: '',
        indent: 0,
        direction: null,
        fields: { linkType: 'internal', doc: { relationTo: 'articles', value: id } },
        children: [],
      },
    ],
  },
})

test('a response names the related documents that it omits', async () => {
  const set = (status: 'draft' | 'published') =>
    payload.update({
      collection: 'contacts',
      id: ids.person,
      data: { _status: status },
      context: { quiet: true },
    })
  expect(at(await graphql(query(ids.article)), 'extensions')).toBeUndefined()
  await set('draft')
  const response = await graphql(query(ids.article))
  expect(at(response, 'data.Articles.docs.0.authors')).toStrictEqual([])
  expect(at(response, 'extensions.omitted')).toStrictEqual([{ type: 'Contact', id: ids.person }])
  await set('published')
  expect(at(await graphql(query(ids.article)), 'extensions')).toBeUndefined()
})

test('a link to an unpublished document has its id, and no address', async () => {
  const id = ids.office
  await payload.update({
    collection: 'offices',
    id,
    data: { access: linkTo(ids.draft), _status: 'published' } as never,
    context: { quiet: true },
  })
  const response = await graphql(
    `{ OfficeInfos(where: { id: { equals: ${id} } }) { docs { access(depth: 0) } } }`,
  )
  expect(at(response, 'data.OfficeInfos.docs.0.access.root.children.0.fields.doc')).toStrictEqual({
    relationTo: 'articles',
    value: { id: ids.draft, path: null },
  })
})
