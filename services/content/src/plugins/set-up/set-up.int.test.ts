import { env } from '../../env'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'

const { payload, guardedRest } = await startContentService()

const token = 'a-token-of-at-least-32-characters'
const origin = 'http://localhost:9'
const account = { name: 'Ada', email: 'ada@editors.test', password: 'velvet harbour turbine' }

beforeEach(async () => {
  env.CONTENT_SETUP_TOKEN = token
  await payload.delete({ collection: 'users', where: { role: { equals: 'admin' } } })
})

const call = (method: 'GET' | 'POST', headers: Record<string, string>, body?: object) =>
  guardedRest(method, '/api/set-up', { headers, body })
const create = (more: object = {}, headers: object = {}) =>
  call('POST', { origin, 'x-setup-token': token, ...headers }, { ...account, ...more })
const isOpen = async () => (await call('GET', { 'x-setup-token': token })).status === 204
const findAdministrators = async () =>
  (await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })).docs

test('the holder of the token creates one administrator, who signs in', async () => {
  expect(await isOpen()).toBe(true)
  expect((await create({ role: 'author', ssoSubject: 'taken over' })).status).toBe(201)
  expect(await findAdministrators()).toMatchObject([{ name: 'Ada', email: account.email }])
  expect((await findAdministrators())[0]?.ssoSubject).toBeFalsy()
  expect((await guardedRest('POST', '/api/users/login', { body: account })).status).toBe(200)
  expect(await isOpen()).toBe(false)
  expect((await create({ email: 'second@editors.test' })).status).toBe(403)
})

test('two requests at a time create one administrator', async () => {
  const responses = await Promise.all([create(), create({ email: 'second@editors.test' })])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 403])
  expect(await findAdministrators()).toHaveLength(1)
})

test.each<[string, Record<string, string>]>([
  ['another token', { origin, 'x-setup-token': `${token}x` }],
  ['no token', { origin }],
  ['another origin', { origin: 'http://localhost:10', 'x-setup-token': token }],
  ['no origin', { 'x-setup-token': token }],
])('with %s none is created', async (_, headers) => {
  expect((await call('POST', headers, account)).status).toBe(403)
  expect(await findAdministrators()).toEqual([])
})

test('without a token of the environment an empty one opens nothing', async () => {
  env.CONTENT_SETUP_TOKEN = undefined
  expect((await create({}, { 'x-setup-token': '' })).status).toBe(403)
  expect((await call('GET', { 'x-setup-token': '' })).status).toBe(404)
})

test.each([
  ['a short password', { password: 'short' }, /^At least 12 characters/],
  ['a password that is easy to guess', { password: 'password1234' }, /^This is easy to guess/],
])('refuses %s, and stays open', async (_, more, message) => {
  const response = await create(more)
  expect(response.status).toBe(400)
  expect(at(response, 'errors.0.message')).toMatch(message)
  expect(await isOpen()).toBe(true)
})

test.each([{ name: ' ' }, { email: 'nobody' }, { password: { length: 12 } }])(
  'refuses %j, and stays open',
  async (more) => {
    expect((await create(more)).status).toBe(400)
    expect(await isOpen()).toBe(true)
  },
)
