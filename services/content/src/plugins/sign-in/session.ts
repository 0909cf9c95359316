import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { User } from '../../payload-types'
import { providerPrefix } from './provider-session'

type Session = NonNullable<User['sessions']>[number]

/**
 * A session as Payload's login operation makes it, which needs a password.
 *
 * @returns the value of the `set-cookie` header
 */
export async function startSession(req: PayloadRequest, id: number): Promise<string> {
  const { payload } = req
  const { config } = payload.collections.users
  const { auth, hooks } = config
  const slug = 'users'
  const user = await payload.db.findOne<User>({ collection: slug, where: { id: { equals: id } } })
  if (!user) throw new Error(`There is no account ${id}.`)
  const sid = providerPrefix + randomUUID()
  const now = Date.now()
  const session: Session = {
    id: sid,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + auth.tokenExpiration * 1000).toISOString(),
  }
  const sessions = (user.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  await payload.db.updateOne({
    collection: slug,
    id,
    data: { sessions: [...sessions, session], updatedAt: null },
    returning: false,
  })
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid,
      user: { ...user, collection: slug },
    }),
    secret: payload.secret,
    tokenExpiration: auth.tokenExpiration,
  })
  for (const hook of hooks.afterLogin)
    await hook({ collection: config, context: req.context, req, token, user })
  return String(
    generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    }),
  )
}
