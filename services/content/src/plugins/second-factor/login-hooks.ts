import {
  APIError,
  Forbidden,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { record } from '../audit/audit-trail'
import { env } from '../../env'
import type { User } from '../../payload-types'
import { clearCodeAttempts, throttleCodes } from '../../guards/login-throttle'
import { isProviderSession } from '../sign-in/provider-session'
import { createOffer, readOffer } from './offer'
import { hasSecondFactor, storeSecondFactor, spendCode } from './store'
import { getSecondFactorTexts } from './texts'

/** What a refused login tells the form: `code` to show its field, `set-up` to show an offer. */
export type SecondFactorDemand = { secondFactor: 'code' | 'set-up' }

/** Milliseconds from a login to the last time that its session is prolonged. */
const longestSession = 24 * 3_600_000

type Account = { id: number; email: string; name?: string }

/**
 * Runs in every login operation, after the password and before a token is signed. The code is part
 * of the request's body; a login without a body (a server function, GraphQL) has none.
 *
 * @throws APIError 401 or 403 with a `SecondFactorDemand`; 429
 */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.isPasswordReset) return // begins no session, see below
  if (await hasSecondFactor(req.payload, user.id)) await checkCode(req, user)
  else if (env.CONTENT_SECOND_FACTOR === 'required') await setUp(req, user)
}

async function checkCode(req: PayloadRequest, { id }: Account): Promise<void> {
  const texts = getSecondFactorTexts(req.i18n.language)
  req.context.secondFactor = { secondFactor: 'code' } satisfies SecondFactorDemand
  const code = req.data?.code
  if (typeof code !== 'string' || !code) throw new APIError(texts.enterCode, 401)
  await throttleCodes(req, id)
  if (!(await spendCode(req.payload, id, code))) throw new APIError(texts.wrongCode, 401)
  await clearCodeAttempts(id)
}

/** An account without a second factor gets no session before it has set one up. */
async function setUp(req: PayloadRequest, user: Account): Promise<void> {
  const texts = getSecondFactorTexts(req.i18n.language)
  const demand: SecondFactorDemand = { secondFactor: 'set-up' }
  const { code, offer } = req.data ?? {}
  const secret = await readOffer(offer, user.id)
  req.context.secondFactor = demand
  if (!secret || typeof code !== 'string') {
    req.context.secondFactor = { ...demand, ...(await createOffer(req.payload, user)) }
    throw new APIError(texts.demanded, 403)
  }
  await throttleCodes(req, user.id)
  const recoveryCodes = await storeSecondFactor(req.payload, user.id, secret, code)
  if (!recoveryCodes) throw new APIError(texts.wrongCode, 401)
  req.context.recoveryCodes = recoveryCodes
  await record(req, { action: 'second-factor-on', document: `users/${user.id}` }, user)
}

/**
 * Adds the demand to a refused login. Not as the error's own data: the built service has two copies
 * of Payload's error classes, and drops the data of an error of the other one.
 */
export const showDemand: CollectionAfterErrorHook = ({ context, result }) => {
  const demand = context.secondFactor
  if (typeof demand !== 'object' || !result) return {}
  const errors = result.errors.map((error) => ({ ...error, data: { ...demand } }))
  return { response: { ...result, errors } }
}

/** The only response that has them. */
export const showRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'login' && req.context.recoveryCodes
    ? { ...result, recoveryCodes: req.context.recoveryCodes }
    : result

export const markPasswordReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.isPasswordReset = true
  return args
}

/**
 * Payload signs in who sets a new password by a mailed link. Here they sign in afterwards, with
 * their second factor.
 */
export const endResetSession: CollectionAfterOperationHook<'users'> = async ({
  operation,
  req,
  result,
}) => {
  if (operation !== 'resetPassword') return result
  const { user } = result
  if (user) await endSessions(req.payload, Number(user.id))
  return { ...result, token: undefined, user: undefined }
}

/**
 * A session is prolonged for a day at most, so that a copied token has an end. Sessions from before a
 * second factor was required end with their token.
 */
export const refuseRefresh: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user } = req
  if (operation !== 'refresh' || user?.collection !== 'users') return args
  const startedAt = Date.parse(findSession(user)?.createdAt ?? '')
  if (!(Date.now() - startedAt < longestSession)) throw new Forbidden(req.t)
  if (
    env.CONTENT_SECOND_FACTOR === 'required' &&
    !isProviderSession(user) &&
    !(await hasSecondFactor(req.payload, user.id))
  )
    throw new Forbidden(req.t)
  return args
}

/** The session of the request, by Payload's id of it. */
const findSession = (user: User) =>
  user.sessions?.find(({ id }) => id === Reflect.get(user, '_sid'))

/** Ends the sessions of a user who has changed how they sign in, but the one in which they did. */
export function endOtherSessions(payload: Payload, user: User): Promise<void> {
  const session = findSession(user)
  return endSessions(payload, user.id, session ? [session] : [])
}

export async function endSessions(
  payload: Payload,
  id: number,
  sessions: User['sessions'] = [],
): Promise<void> {
  await payload.db.updateOne({
    collection: 'users',
    id,
    data: { sessions, updatedAt: null }, // as Payload's own: no change of the account
    returning: false,
  })
}
