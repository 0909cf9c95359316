import is from 'node:assert/strict'
import { at, type Check } from './check'

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

export const referenceChecks: Record<string, Check> = {
  'a response names the related documents that it omits': async ({ payload, graphql, ids }) => {
    const set = (status: 'draft' | 'published') =>
      payload.update({
        collection: 'contacts',
        id: ids.person,
        data: { _status: status },
        context: { quiet: true },
      })
    is.equal(at(await graphql(query(ids.article)), 'extensions'), undefined)
    await set('draft')
    const response = await graphql(query(ids.article))
    is.deepEqual(at(response, 'data.Articles.docs.0.authors'), [])
    is.deepEqual(at(response, 'extensions.omitted'), [{ type: 'Contact', id: ids.person }])
    await set('published')
    is.equal(at(await graphql(query(ids.article)), 'extensions'), undefined)
  },
  'a link to an unpublished document has its id, and no address': async ({
    payload,
    graphql,
    ids,
  }) => {
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
    is.deepEqual(at(response, 'data.OfficeInfos.docs.0.access.root.children.0.fields.doc'), {
      relationTo: 'articles',
      value: { id: ids.draft, path: null },
    })
  },
}
