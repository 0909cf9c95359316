import type Router from '@koa/router'
import type { Context } from 'koa'
import { chooseLocale } from '../pages/send-page'
import type { Services } from '../services'
import { databaseConnection } from '../store/users'
import { createAccount, sendReset } from './accounts'
import { readBody, toFields, findClient, respond } from './body'

/** Database accounts by JSON: Auth0's Authentication API, "Signup" and "Change Password". */
export function addDbConnectionRoutes(router: Router, services: Services): void {
  router.post('/dbconnections/signup', (ctx) => signup(services, ctx))
  router.post('/dbconnections/change_password', (ctx) => changePassword(services, ctx))
}

async function signup(services: Services, ctx: Context): Promise<void> {
  const { email = '', password = '', state, captcha = '', ...fields } = toFields(ctx)
  const missing = !email ? 'email' : !password ? 'password' : undefined
  const flaw = flawOf(services, ctx) ?? (missing && `${missing} is required`)
  if (flaw) return refuse(ctx, 'invalid_request', flaw)
  const { attempts, captchas } = services
  if (attempts.needsCaptchaAt(ctx.ip) && !captchas.isRight(state, ctx.ip, captcha))
    return refuse(ctx, 'requires_verification', 'Suspicious request requires verification', 401)
  const { user_metadata: userMetadata = {} } = readBody(ctx)
  if (!isMetadata(userMetadata))
    return refuse(
      ctx,
      'invalid_request',
      'user_metadata must be an object of up to 10 texts of at most 500 characters',
    )
  const text = (name: string) => fields[name]?.trim().slice(0, 300) || undefined
  const [givenName, familyName] = [text('given_name'), text('family_name')]
  const account = await createAccount(
    services,
    { email, password, givenName, familyName, name: text('name'), userMetadata },
    { locale: chooseLocale(ctx, ctx.get('x-request-language')), sender: ctx.ip },
  )
  if (account.state === 'user_exists') return refuse(ctx, 'user_exists', 'The user already exists.')
  if (account.state === 'too_many_requests')
    return refuse(ctx, 'too_many_requests', 'Too many accounts were created from this address', 429)
  if (account.state === 'invalid_email')
    return refuse(ctx, 'invalid_request', 'email is not a valid address')
  if (account.state === 'invalid_password') return refuseWeak(ctx, account.flaw)
  const { id, emailVerified } = account.user
  respond(ctx, 200, {
    _id: id.slice(id.indexOf('|') + 1),
    email: account.user.email,
    email_verified: emailVerified,
    given_name: givenName,
    family_name: familyName,
    user_metadata: userMetadata,
  })
}

/** Auth0's own limits. */
const isMetadata = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 10 &&
  Object.entries(value).every(
    ([name, text]) => name.length <= 100 && typeof text === 'string' && text.length <= 500,
  )

async function changePassword(services: Services, ctx: Context): Promise<void> {
  const { email } = toFields(ctx)
  const flaw = flawOf(services, ctx)
  if (flaw || !email) return refuse(ctx, 'invalid_request', flaw ?? 'email is required')
  const locale = chooseLocale(ctx, ctx.get('x-request-language'))
  await sendReset(services, email, { locale, sender: ctx.ip })
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = "We've just sent you an email to reset your password."
}

/** What is wrong with the client or the connection. */
function flawOf(services: Services, ctx: Context): string | undefined {
  const { client_id: clientId, connection } = toFields(ctx)
  if (!findClient(services, clientId)) return 'client_id is missing or unknown'
  if (!connection) return 'connection is required'
  return connection === databaseConnection ? undefined : 'connection does not exist'
}

const refuse = (ctx: Context, code: string, description: string, status = 400) =>
  respond(ctx, status, { name: 'BadRequestError', code, description, statusCode: status })

const refuseWeak = (ctx: Context, flaw: string) =>
  respond(ctx, 400, {
    name: 'PasswordStrengthError',
    message: 'Password is too weak',
    code: 'invalid_password',
    description: flaw,
    policy: '* At least 12 characters in length\n* Hard to guess, and without the email address',
    statusCode: 400,
  })
