import type Router from '@koa/router'
import type { Context } from 'koa'
import { localeOf } from '../pages/send-page'
import type { Services } from '../services'
import { databaseConnection } from '../store/users'
import { createAccount, sendReset } from './accounts'
import { bodyOf, fieldsOf } from './body'
import { findClient } from './clients'

/** Database accounts by JSON: Auth0's Authentication API, "Signup" and "Change Password". */
export function addDbConnectionRoutes(router: Router, services: Services): void {
  router.post('/dbconnections/signup', (ctx) => signup(services, ctx))
  router.post('/dbconnections/change_password', (ctx) => changePassword(services, ctx))
}

async function signup(services: Services, ctx: Context): Promise<void> {
  const fields = fieldsOf(ctx)
  if (!isOfThisTenant(services, ctx)) return
  if (!fields.email || !fields.password)
    return refuse(
      ctx,
      'invalid_request',
      fields.email ? 'password is required' : 'email is required',
    )
  if (
    services.attempts.needsCaptchaAt(ctx.ip) &&
    !services.captchas.isRight(fields.state, ctx.ip, fields.captcha ?? '')
  )
    return refuse(ctx, 'requires_verification', 'Suspicious request requires verification', 401)
  const userMetadata = metadataOf(bodyOf(ctx).user_metadata)
  if (!userMetadata)
    return refuse(
      ctx,
      'invalid_request',
      'user_metadata must be an object of up to 10 texts of at most 500 characters',
    )
  const text = (name: string) => fields[name]?.trim().slice(0, 300) || undefined
  const profile = {
    givenName: text('given_name'),
    familyName: text('family_name'),
    name: text('name'),
    nickname: text('nickname') ?? text('username'),
    picture: /^https:\/\//.test(fields.picture ?? '') ? text('picture') : undefined,
  }
  const account = await createAccount(
    services,
    { email: fields.email, password: fields.password, ...profile, userMetadata },
    localeOf(ctx, ctx.get('x-request-language')),
  )
  if (account.state === 'user_exists') return refuse(ctx, 'user_exists', 'The user already exists.')
  if (account.state === 'invalid_email')
    return refuse(ctx, 'invalid_request', 'email is not a valid address')
  if (account.state === 'invalid_password') return refuseWeak(ctx, account.flaw)
  const { id, email, emailVerified } = account.user
  ctx.body = {
    _id: id.slice(id.indexOf('|') + 1),
    email,
    email_verified: emailVerified,
    ...(profile.givenName && { given_name: profile.givenName }),
    ...(profile.familyName && { family_name: profile.familyName }),
    user_metadata: userMetadata,
  }
}

/** Auth0's own limits. */
function metadataOf(value: unknown): Record<string, string> | null {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const entries = Object.entries(value)
  const fits =
    entries.length <= 10 &&
    entries.every(
      ([name, text]) => name.length <= 100 && typeof text === 'string' && text.length <= 500,
    )
  return fits ? (Object.fromEntries(entries) as Record<string, string>) : null
}

async function changePassword(services: Services, ctx: Context): Promise<void> {
  const { email } = fieldsOf(ctx)
  if (!isOfThisTenant(services, ctx)) return
  if (!email) return refuse(ctx, 'invalid_request', 'email is required')
  await sendReset(services, email, localeOf(ctx, ctx.get('x-request-language')))
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = "We've just sent you an email to reset your password."
}

function isOfThisTenant({ env }: Services, ctx: Context): boolean {
  const { client_id: clientId, connection } = fieldsOf(ctx)
  if (!findClient(env, clientId)) refuse(ctx, 'invalid_request', 'client_id is missing or unknown')
  else if (connection !== databaseConnection)
    refuse(
      ctx,
      'invalid_request',
      connection ? 'connection does not exist' : 'connection is required',
    )
  else return true
  return false
}

function refuse(ctx: Context, code: string, description: string, status = 400): void {
  ctx.status = status
  ctx.body = { name: 'BadRequestError', code, description, statusCode: status }
}

function refuseWeak(ctx: Context, flaw: string): void {
  ctx.status = 400
  ctx.body = {
    name: 'PasswordStrengthError',
    message: 'Password is too weak',
    code: 'invalid_password',
    description: flaw,
    policy: '* At least 12 characters in length\n* Hard to guess, and without the email address',
    statusCode: 400,
  }
}
