import type { Endpoint, PayloadRequest } from 'payload'
import { isMember } from '../access/rules'
import { siteLocales } from '../locales'
import type { AuthenticatedMember } from './verified-email'
import { FieldError } from './parse-record'

type Handler = (req: PayloadRequest, member: AuthenticatedMember) => Promise<Response> | Response

/**
 * A call of a member: 401 for others; 400 with the field for a wrong body or query; kept by nobody
 * (RFC 9111).
 */
export const memberEndpoint = (
  method: Endpoint['method'],
  path: string,
  handler: Handler,
): Endpoint => ({
  method,
  path,
  handler: async (req) => {
    if (!isMember(req))
      return Response.json(
        { errors: [{ message: 'An access token is needed.' }] },
        { status: 401, headers: { 'cache-control': 'no-store' } },
      )
    try {
      return await handler(req, req.user)
    } catch (cause) {
      if (cause instanceof FieldError)
        return Response.json({ error: 'invalid_field', field: cause.field }, { status: 400 })
      throw cause
    }
  },
})

/** The language of the answer, and of what is read for it. @throws FieldError */
export function setLocale(req: PayloadRequest): string {
  const locale = req.query.locale ?? 'en'
  if (!siteLocales.some((one) => one === locale)) throw new FieldError('locale')
  req.locale = locale as 'en'
  req.fallbackLocale = 'en'
  return locale as string
}
