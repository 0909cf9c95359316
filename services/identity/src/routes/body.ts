import type { Context } from 'koa'

export type Fields = Record<string, string>

/** The text fields of a form or JSON body, which @koa/bodyparser has read; everything else in it is left out. */
export function fieldsOf(ctx: Context): Fields {
  const body: unknown = (ctx.request as { body?: unknown }).body
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The body as it is, for the few calls with structures in it. */
export function bodyOf(ctx: Context): Record<string, unknown> {
  const body: unknown = (ctx.request as { body?: unknown }).body
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {}
}

/** One value of the query, the first where there are several. */
export function queryOf(ctx: Context, name: string): string | undefined {
  const value = ctx.query[name]
  return Array.isArray(value) ? value[0] : value
}
