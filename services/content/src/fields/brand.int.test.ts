import { startContentService } from '../testing/content-service'
import { at, readToken } from '../testing/responses'

const { payload, guardedRest, graphql } = await startContentService()

const account = { email: 'brand@editors.test', password: 'velvet harbour turbine' }
await payload.create({ collection: 'users', data: { ...account, name: 'Ada', role: 'admin' } })
const logIn = await guardedRest('POST', '/api/users/login', { body: account })
const token = `JWT ${readToken(logIn)}`

const settings = {
  firmName: 'Harcourt Vale',
  tagline: 'T',
  description: 'D',
  footerText: 'F',
  email: 'info@harcourt.test',
  phone: '+44 20 0000 0000',
}
const save = (colours: object[], status: 'draft' | 'published' = 'published', language = 'en') =>
  guardedRest('POST', `/api/globals/site-settings?locale=en&draft=${status === 'draft'}`, {
    token,
    headers: { 'accept-language': language },
    body: { ...settings, brand: { colours }, _status: status },
  })

test('colours that can be read are published, and read by the site', async () => {
  const colours = [
    { token: 'pine', light: '#003366', dark: '#99ccff' },
    { token: 'paper-2', light: '#f4f4f0' },
  ]
  expect((await save(colours)).status).toBe(200)
  const response = await graphql(
    '{ SiteSettings(locale: en) { brand { colours { token light dark } logo { url } } } }',
  )
  expect(at(response, 'data.SiteSettings.brand')).toEqual({
    colours: [
      // names of GraphQL's enumerations have no hyphens
      { token: 'pine', light: '#003366', dark: '#99ccff' },
      { token: 'paper_2', light: '#f4f4f0', dark: null },
    ],
    logo: null,
  })
})

test.each([
  [
    'a weak colour',
    [{ token: 'pine', light: '#7fb0e0' }],
    /“Background of panels” is 2\.00 to 1; it needs 4\.5\. The nearest colour that is strong enough is #51708e/,
  ],
  ['a weak colour of the dark scheme', [{ token: 'pine', dark: '#112233' }], /to 1; it needs 4\.5/],
  [
    'a colour without a nearest one',
    [
      { token: 'on-pine', light: '#000000' },
      { token: 'pine', light: '#777777' },
    ],
    /Change the other colour first/,
  ],
  ['what is no colour', [{ token: 'pine', light: 'green' }], /A colour such as #123c32/],
  ['a colour twice', [{ token: 'pine' }, { token: 'pine' }], /twice/],
])('%s is not published', async (_, colours, message) => {
  const response = await save(colours)
  expect(response.status).toBe(400)
  expect(JSON.stringify(response.json)).toMatch(message)
})

test('the refusal names the nearest colour, with which the settings are published', async () => {
  const refused = JSON.stringify((await save([{ token: 'signal', light: '#ff6600' }])).json)
  const [, nearest] = /strong enough is (#[\da-f]{6})/.exec(refused) ?? []
  expect(nearest).toBeDefined()
  expect((await save([{ token: 'signal', light: nearest }])).status).toBe(200)
})

test('one weak colour is refused at its own row only', async () => {
  const { json } = await save([
    { token: 'paper', light: '#f7f9fc' },
    { token: 'pine', light: '#7fb0e0' },
    { token: 'on-pine', light: '#ffffff' },
  ])
  const refused = at(json, 'errors.0.data.errors') as { path: string }[]
  expect(refused.map(({ path }) => path)).toEqual(['brand.colours.1.light'])
})

test('the refusal is in the language of the editor', async () =>
  expect(
    JSON.stringify((await save([{ token: 'pine', light: '#7fb0e0' }], 'published', 'fr')).json),
  ).toMatch(/« Fond des encadrés » est de/))

test('a weak colour is kept as a draft', async () =>
  expect((await save([{ token: 'pine', light: '#7fb0e0' }], 'draft')).status).toBe(200))
