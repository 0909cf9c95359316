import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { signInAs } from '../testing/sign-in-as'

const fixtures = await startContentService()
const { payload, graphql, ids } = fixtures

test('an operation in two languages returns relations in each', async () => {
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
    expect(titles).toStrictEqual({ en: 'Merger control', fr_fr: 'Contrôle des concentrations' })
  }
})

test('drafts of one field do not leak into another', async () => {
  const { token } = await signInAs(fixtures, 'editor')
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
    token,
  })
  expect(at(response, 'data.published.docs.0.practices.0.title')).toBe('Merger control')
})

test('relations keep the editor’s order, whatever else is queried', async () => {
  await payload.update({
    collection: 'contacts',
    id: ids.person,
    data: { practices: [ids.child, ids.practice] },
    context: { quiet: true },
  })
  const response = await graphql(
    `{ Articles(where: { id: { equals: ${ids.article} } }) { docs { practices { id } authors { practices { id } } } } }`,
  )
  expect(at(response, 'data.Articles.docs.0.practices')).toStrictEqual([{ id: ids.child }])
  expect(at(response, 'data.Articles.docs.0.authors.0.practices')).toStrictEqual([
    { id: ids.child },
    { id: ids.practice },
  ])
})
