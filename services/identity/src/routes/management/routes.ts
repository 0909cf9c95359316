import type Router from '@koa/router'
import type { Context } from 'koa'
import { toMail } from '../../mail/mails'
import { chooseLocale } from '../../pages/send-page'
import { findPasswordFlaw, hashPassword } from '../../security/password'
import { isEmail } from '../../security/passwordless'
import { readIdToken } from '../../security/tokens'
import type { Services } from '../../services'
import { databaseConnection, toEmail, type User } from '../../store/users'
import { sendVerification } from '../accounts'
import { readBody } from '../body'
import {
  answerManagementError,
  findCaller,
  invalidBody,
  ManagementError,
  requireAdministrator,
  requireOwner,
  type Caller,
} from './caller'
import { toChanges } from './changes'
import { toIdentities, toProfile } from './profile'

type Call = { services: Services; ctx: Context; caller: Caller }

const read = 'read:current_user'
const write = 'update:current_user_metadata'
const day = 86_400

/** The part of Auth0's Management API used by the product and its tests. */
export function addManagementRoutes(router: Router, services: Services): void {
  const on = (
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    handle: (call: Call) => Promise<void> | void,
  ) =>
    router[method](`/api/v2${path}`, async (ctx) => {
      try {
        await handle({ services, ctx, caller: await findCaller(services, ctx) })
      } catch (cause) {
        if (!(cause instanceof ManagementError)) throw cause
        answerManagementError(ctx, cause)
      }
    })

  on('post', '/users', createUser)
  on('get', '/users/:id', getUser)
  on('patch', '/users/:id', patchUser)
  on('delete', '/users/:id', deleteUser)
  on('post', '/users/:id/identities', link)
  on('delete', '/users/:id/identities/:provider/:userId', unlink)
  on('get', '/users/:id/sessions', listSessions)
  on('delete', '/users/:id/sessions', endSessions)
  on('post', '/organizations/:id/invitations', invite)
}

/**
 * @throws ManagementError after authorisation, so that it does not reveal which ids exist
 */
function ownUser({ services, ctx, caller }: Call, scope: string): User {
  const id = String(ctx.params.id)
  requireOwner(caller, id, scope)
  const user = services.users.find(id)
  if (!user || user.linkedTo)
    throw new ManagementError(404, 'inexistent_user', 'The user does not exist.')
  return user
}

const profileOf = ({ services: { users }, caller }: Call, id: string) =>
  toProfile(users.find(id)!, users, { isAdministrator: caller.kind === 'administrator' })

function getUser(call: Call): void {
  call.ctx.body = profileOf(call, ownUser(call, read).id)
}

function patchUser(call: Call): void {
  const { services, ctx, caller } = call
  const user = ownUser(call, write)
  const {
    connection: _connection,
    client_id: _clientId,
    verify_email: wantsMail,
    ...body
  } = readBody(ctx)
  const changes = toChanges(user, body, { isAdministrator: caller.kind === 'administrator' })
  const holder = changes.email
    ? services.users.findByEmail(user.connection, changes.email)
    : undefined
  if (holder && holder.id !== user.id)
    throw new ManagementError(409, 'auth0_idp_error', 'The specified new email already exists')
  services.users.update(user.id, changes)
  if (changes.blocked) services.sessions.endAll(user.id)
  const changed = services.users.find(user.id)
  if (wantsMail === true && changes.email && changed)
    sendVerification(services, changed, chooseLocale(ctx))
  ctx.body = profileOf(call, user.id)
}

/** An account with a password. */
async function createUser(call: Call): Promise<void> {
  const { services, ctx, caller } = call
  requireAdministrator(caller)
  const { connection, password, email, verify_email: wantsMail, ...rest } = readBody(ctx)
  if (connection !== databaseConnection) throw invalidBody('connection does not exist')
  if (typeof email !== 'string' || !isEmail(email))
    throw invalidBody('Expected an email address on property email')
  if (typeof password !== 'string' || findPasswordFlaw(password, email))
    throw new ManagementError(400, 'invalid_body', 'PasswordStrengthError: Password is too weak')
  const changes = toChanges({ userMetadata: {}, appMetadata: {} }, rest, { isAdministrator: true })
  const passwordHash = await hashPassword(password)
  if (services.users.findByEmail(connection, email))
    throw new ManagementError(409, 'auth0_idp_error', 'The user already exists.')
  const user = services.users.create({ ...changes, connection, email, passwordHash })
  if (wantsMail !== false) sendVerification(services, user, chooseLocale(ctx))
  ctx.status = 201
  ctx.body = profileOf(call, user.id)
}

function deleteUser(call: Call): void {
  const { services, ctx } = call
  const user = ownUser(call, 'delete:current_user')
  services.sessions.endAll(user.id)
  services.users.remove(user.id)
  ctx.status = 204
}

/** The secondary account is proven by an ID token of its login, at most an hour old. */
async function link(call: Call): Promise<void> {
  const { services, ctx } = call
  const user = ownUser(call, write)
  const { link_with: token } = readBody(ctx)
  if (typeof token !== 'string') throw invalidBody('Missing required property: link_with')
  const secondary = await readIdToken(services, token, 3600)
  if (!secondary)
    throw new ManagementError(400, 'invalid_link_token', 'The link_with token is not valid')
  if (secondary.id === user.id)
    throw new ManagementError(
      400,
      'invalid_link_token',
      'Main user and linked user can not be the same',
    )
  if (secondary.linkedTo)
    throw new ManagementError(409, 'identity_conflict', 'The identity is linked already')
  for (const linked of services.users.listLinked(secondary.id))
    services.users.update(linked.id, { linkedTo: user.id })
  services.users.update(secondary.id, { linkedTo: user.id })
  services.sessions.transfer(secondary.id, user.id)
  ctx.status = 201
  ctx.body = toIdentities(user, services.users)
}

function unlink(call: Call): void {
  const { services, ctx } = call
  const user = ownUser(call, write)
  const secondary = services.users.find(`${ctx.params.provider}|${ctx.params.userId}`)
  if (!secondary || secondary.linkedTo !== user.id)
    throw new ManagementError(
      404,
      'inexistent_identity',
      'The identity is not linked to this user.',
    )
  services.users.update(secondary.id, { linkedTo: null })
  ctx.body = toIdentities(user, services.users)
}

function listSessions(call: Call): void {
  const { services, ctx } = call
  const user = ownUser(call, read)
  const toTime = (seconds: number | undefined) =>
    seconds ? new Date(seconds * 1000).toISOString() : undefined
  const sessions = services.sessions
    .list(user.id)
    .map(({ uid, loginTs, exp, authorizations = {} }) => ({
      id: services.secrets.hash(`session:${uid}`).slice(0, 24),
      user_id: user.id,
      authenticated_at: toTime(loginTs),
      expires_at: toTime(exp),
      clients: Object.keys(authorizations).map((clientId) => ({ client_id: clientId })),
    }))
  ctx.body = { sessions, total: sessions.length }
}

function endSessions(call: Call): void {
  const user = ownUser(call, write)
  call.services.sessions.endAll(user.id)
  call.ctx.status = 202
  call.ctx.body = {}
}

/**
 * Mails an invitation link to the site's sign-in; an account with that address joins the
 * organisation.
 */
function invite({ services, ctx, caller }: Call): void {
  requireAdministrator(caller)
  const { env, organisations, tickets, outbox } = services
  const organisation = organisations.find(String(ctx.params.id))
  if (!organisation)
    throw new ManagementError(404, 'inexistent_organization', 'The organization does not exist.')
  const { email: address } = (readBody(ctx).invitee ?? {}) as { email?: unknown }
  if (typeof address !== 'string' || !isEmail(address))
    throw invalidBody('Expected an email address on property invitee.email')
  const { id, displayName } = organisation
  const email = toEmail(address)
  const ticket = tickets.issue('invitation', {
    data: { organisation: id, email },
    seconds: 7 * day,
  })
  const link = `${env.siteUrl}/sign-in?${new URLSearchParams({ invitation: ticket, organization: id })}`
  outbox.sendMail(toMail(chooseLocale(ctx), email, 'invitation', { name: displayName, link }))
  ctx.status = 201
  ctx.body = { organization_id: id, invitee: { email }, ticket_id: ticket, invitation_url: link }
}
