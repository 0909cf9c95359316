import type { Context } from 'koa'
import type { Services } from '../services'

export type Fields = Record<string, string>

/** The string fields of a form or JSON body parsed by @koa/bodyparser; others are dropped. */
export function toFields(ctx: Context): Fields {
  const body: unknown = (ctx.request as { body?: unknown }).body
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The parsed body, for calls with nested values. */
export function readBody(ctx: Context): Record<string, unknown> {
  const body: unknown = (ctx.request as { body?: unknown }).body
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {}
}

/** A query parameter; the first of repeated ones. */
export function readQuery(ctx: Context, name: string): string | undefined {
  const value = ctx.query[name]
  return Array.isArray(value) ? value[0] : value
}

export function respond(ctx: Context, status: number, body: unknown): void {
  ctx.status = status
  ctx.body = body
}

/** The site's client with the id. */
export const findClient = (
  { env: { browserClient, serverClient } }: Pick<Services, 'env'>,
  id: string | undefined,
) => [browserClient, serverClient].find((client) => client.id === id)
