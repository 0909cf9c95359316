import type { Context } from 'koa'
import { isSameText } from '../../security/secrets'
import { readBearer, readAccessToken } from '../../security/tokens'
import type { Services } from '../../services'

/** The caller of the Management API: an administrator, or a user with an access token. */
export type Caller =
  | { kind: 'administrator' }
  | { kind: 'user'; userId: string; scopes: ReadonlySet<string> }

/** An error response in the Management API's format. */
export class ManagementError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
  ) {
    super(message)
  }
}

export const invalidBody = (message: string) =>
  new ManagementError(400, 'invalid_body', `Payload validation error: '${message}'`)

const names: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
}

export function answerManagementError(
  ctx: Context,
  { status, errorCode, message }: ManagementError,
): void {
  ctx.status = status
  ctx.body = { statusCode: status, error: names[status] ?? 'Error', message, errorCode }
}

/**
 * @throws ManagementError without a valid token
 */
export async function findCaller(services: Services, ctx: Context): Promise<Caller> {
  const { env } = services
  const token = readBearer(ctx.get('authorization'))
  if (!token) throw new ManagementError(401, 'missing_token', 'Missing authentication')
  if (isSameText(token, env.managementKey)) return { kind: 'administrator' }
  const access = await readAccessToken(services, token)
  if (!access) throw new ManagementError(401, 'invalid_token', 'Invalid token')
  if (!access.audiences.includes(env.audience))
    throw new ManagementError(401, 'invalid_token', 'Bad audience')
  return { kind: 'user', userId: access.user.id, scopes: access.scopes }
}

/**
 * @throws ManagementError unless the caller is an administrator or the same user with the scope
 */
export function requireOwner(caller: Caller, userId: string, scope: string): void {
  if (caller.kind === 'administrator') return
  if (!caller.scopes.has(scope))
    throw new ManagementError(
      403,
      'insufficient_scope',
      `Insufficient scope, expected any of: ${scope}`,
    )
  if (caller.userId !== userId)
    throw new ManagementError(403, 'insufficient_scope', 'The token is for another user.')
}

/** @throws ManagementError unless the caller is an administrator */
export function requireAdministrator(caller: Caller): void {
  if (caller.kind !== 'administrator')
    throw new ManagementError(403, 'insufficient_scope', 'Insufficient scope')
}
