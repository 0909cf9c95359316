import is from 'node:assert/strict'
import { at, type Check } from './check'

export const languageChecks: Record<string, Check> = {
  'an operation in two languages returns relations in each': async ({ payload, graphql, ids }) => {
    await payload.update({
      collection: 'services',
      id: ids.child,
      locale: 'fr-fr',
      data: { title: 'Contrôle des concentrations', summary: 's', _status: 'published' },
      context: { quiet: true },
    })
    const field = (alias: string, locale: string) =>
      `${alias}: Articles(where: { id: { equals: ${ids.article} } }, locale: ${locale}) { docs { practices { title } } }`
    for (const [first, second] of [
      ['en', 'fr_fr'],
      ['fr_fr', 'en'],
    ] as const) {
      const response = await graphql(`{ ${field('first', first)} ${field('second', second)} }`)
      const title = (alias: string) => at(response, `data.${alias}.docs.0.practices.0.title`)
      const titles = { [first]: title('first'), [second]: title('second') }
      is.deepEqual(titles, { en: 'Merger control', fr_fr: 'Contrôle des concentrations' })
    }
  },
  'drafts of one field do not leak into another': async ({ payload, graphql, ids }) => {
    const editor = { email: 'drafts@firm.test', password: 'a long password' }
    await payload.create({
      collection: 'users',
      data: { ...editor, name: 'Editor', role: 'editor' },
    })
    const { token } = await payload.login({ collection: 'users', data: editor })
    await payload.update({
      collection: 'services',
      id: ids.child,
      draft: true,
      data: { title: 'Draft of a practice' },
      context: { quiet: true },
    })
    const field = (alias: string, draft: boolean) =>
      `${alias}: Articles(where: { id: { equals: ${ids.article} } }, draft: ${draft}) { docs { practices { title } } }`
    const response = await graphql(`{ ${field('published', false)} ${field('draft', true)} }`, {
      token: `JWT ${token}`,
    })
    is.equal(at(response, 'data.published.docs.0.practices.0.title'), 'Merger control')
  },
  'relations keep the editor’s order, whatever else is queried': async ({
    payload,
    graphql,
    ids,
  }) => {
    await payload.update({
      collection: 'contacts',
      id: ids.person,
      data: { practices: [ids.child, ids.practice] },
      context: { quiet: true },
    })
    const response = await graphql(
      `{ Articles(where: { id: { equals: ${ids.article} } }) { docs { practices { id } authors { practices { id } } } } }`,
    )
    is.deepEqual(at(response, 'data.Articles.docs.0.practices'), [{ id: ids.child }])
    is.deepEqual(at(response, 'data.Articles.docs.0.authors.0.practices'), [
      { id: ids.child },
      { id: ids.practice },
    ])
  },
}
