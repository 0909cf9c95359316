import is from 'node:assert/strict'
import { at, type Check } from './check'

export const languageChecks: Record<string, Check> = {
  'a question in two languages gets what is related in each of them': async ({
    payload,
    graphql,
    ids,
  }) => {
    await payload.update({
      collection: 'services',
      id: ids.child,
      locale: 'fr-fr',
      data: { title: 'Contrôle des concentrations', summary: 's' },
      context: { quiet: true },
    })
    const ask = (alias: string, locale: string) =>
      `${alias}: Articles(where: { id: { equals: ${ids.article} } }, locale: ${locale}) { docs { practices { title } } }`
    for (const [first, second] of [
      ['en', 'fr_fr'],
      ['fr_fr', 'en'],
    ] as const) {
      const answer = await graphql(`{ ${ask('first', first)} ${ask('second', second)} }`)
      const title = (alias: string) => at(answer, `data.${alias}.docs.0.practices.0.title`)
      const titles = { [first]: title('first'), [second]: title('second') }
      is.deepEqual(titles, { en: 'Merger control', fr_fr: 'Contrôle des concentrations' })
    }
  },
  'drafts of one field are not read for another': async ({ payload, graphql, ids }) => {
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
    const ask = (alias: string, draft: boolean) =>
      `${alias}: Articles(where: { id: { equals: ${ids.article} } }, draft: ${draft}) { docs { practices { title } } }`
    const answer = await graphql(`{ ${ask('published', false)} ${ask('draft', true)} }`, {
      token: `JWT ${token}`,
    })
    is.equal(at(answer, 'data.published.docs.0.practices.0.title'), 'Merger control')
  },
  'related documents come in the editor’s order, whatever else an answer holds': async ({
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
    const answer = await graphql(
      `{ Articles(where: { id: { equals: ${ids.article} } }) { docs { practices { id } authors { practices { id } } } } }`,
    )
    is.deepEqual(at(answer, 'data.Articles.docs.0.practices'), [{ id: ids.child }])
    is.deepEqual(at(answer, 'data.Articles.docs.0.authors.0.practices'), [
      { id: ids.child },
      { id: ids.practice },
    ])
  },
}
