import type { Context } from 'koa'
import { createHash } from 'node:crypto'
import type { Form } from '../pages/fields'
import { renderErrorPage } from '../pages/error-page'
import { renderSocial } from '../pages/login-pages'
import {
  socialConnections,
  socialCookie,
  type SocialConnection,
} from '../samples/mock-social-providers'
import { isEmail } from '../security/passwordless'
import type { Services } from '../services'
import { toDisplayName, toEmail, type User } from '../store/users'
import type { Fields } from './body'
import { finishFirstFactor, showLogin, type Visit } from './interaction'

const notFound = (ctx: Context) => renderErrorPage(ctx, { error: 'not_found', status: 404 })

const findSocial = ({ services: { env }, ctx }: Visit): SocialConnection | undefined =>
  socialConnections(env).find(({ id }) => id === ctx.params.connection)

export function showSocial(visit: Visit, form: Form = {}): void {
  const { services, ctx } = visit
  const connection = findSocial(visit)
  if (!connection) return notFound(ctx)
  const remembered = services.users.find(
    ctx.cookies.get(socialCookie(connection.id), { signed: true }) ?? '',
  )
  const ownIdentities =
    remembered?.email && !connection.identities.some(({ email }) => email === remembered.email)
      ? [{ email: remembered.email, name: toDisplayName(remembered) }]
      : []
  visit.show(
    renderSocial(visit, connection, [...ownIdentities, ...connection.identities], form),
    form.errors ? 400 : 200,
  )
}

export async function pickSocial(visit: Visit, fields: Fields): Promise<void> {
  const { services, ctx, t } = visit
  const connection = findSocial(visit)
  if (!connection) return notFound(ctx)
  const picked = connection.identities.find(({ email }) => email === fields.identity)
  const known = fields.identity
    ? services.users.findByEmail(connection.id, fields.identity)
    : undefined
  const identity =
    picked ??
    (known?.email
      ? { email: known.email, name: toDisplayName(known) }
      : { email: fields.email ?? '', name: fields.name?.trim() ?? '' })
  const errors = {
    name: identity.name ? undefined : t.field_required,
    email: isEmail(identity.email) ? undefined : t.email_invalid,
  }
  if (errors.name || errors.email) return showSocial(visit, { values: fields, errors })
  const user = socialUser(services, connection, identity, picked !== undefined)
  ctx.cookies.set(socialCookie(connection.id), user.id, {
    ...services.env.cookie,
    sameSite: 'lax',
    maxAge: 30 * 86_400_000,
  })
  const principal = services.users.findPrincipal(user)
  if (principal.blocked || user.blocked)
    return showLogin(visit, {}, { error: t.login_blocked, status: 400 })
  await finishFirstFactor(visit, principal)
}

/** Mock identities have unverified addresses. */
function socialUser(
  { users }: Services,
  { id }: SocialConnection,
  { email, name }: { email: string; name: string },
  isVerified: boolean,
): User {
  const known = users.findByEmail(id, email)
  if (known) return known
  const [givenName = name, ...rest] = name.split(' ')
  const subject = createHash('sha256')
    .update(`${id}:${toEmail(email)}`)
    .digest('hex')
    .slice(0, 21)
  return users.create({
    id: `${id}|${subject}`,
    connection: id,
    email,
    emailVerified: isVerified,
    name,
    givenName,
    familyName: rest.join(' ') || null,
  })
}
