import { createHash, timingSafeEqual } from 'node:crypto'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { env } from '../../env'
import { inTurn } from '../../inbox/in-turn'
import { getSetUpTexts } from './texts'

/**
 * Creates the first administrator, for whoever has the token that this process was started with
 * (`CONTENT_SETUP_TOKEN`). An administrator ends it. Two instances may both create one at the same
 * moment, for the same holder.
 */
export const setUpEndpoints: Endpoint[] = [
  {
    path: '/set-up',
    method: 'get',
    handler: async (req) => new Response(null, { status: (await isOpenTo(req)) ? 204 : 404 }),
  },
  {
    path: '/set-up',
    method: 'post',
    handler: (req) => inTurn('set-up', () => createAdministrator(req)),
  },
]

async function createAdministrator(req: PayloadRequest): Promise<Response> {
  const isOwnPage = req.headers.get('origin') === new URL(env.CONTENT_URL).origin
  if (!isOwnPage || !(await isOpenTo(req)))
    throw new APIError(getSetUpTexts(req.i18n.language).closed, 403, null, true)
  await addDataAndFileToRequest(req)
  const { name, email, password } = req.data ?? {}
  await req.payload.create({
    collection: 'users',
    data: {
      name: toText(name).trim(),
      email: toText(email).trim(),
      password: toText(password),
      role: 'admin',
    },
    req,
  })
  return Response.json({}, { status: 201 })
}

async function isOpenTo({ headers, payload }: PayloadRequest): Promise<boolean> {
  const token = env.CONTENT_SETUP_TOKEN
  if (!token || !isEqual(headers.get('x-setup-token') ?? '', token)) return false
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
  })
  return totalDocs === 0
}

const isEqual = (a: string, b: string): boolean => timingSafeEqual(hash(a), hash(b))

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
