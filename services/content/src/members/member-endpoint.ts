import type { Endpoint, PayloadRequest } from 'payload'
import { isMember } from '../access/rules'
import { siteLocales } from '@law-firm/contract/locales'
import type { AuthenticatedMember } from './verified-email'
import { FieldError } from './parse-record'

type Handler = (req: PayloadRequest, member: AuthenticatedMember) => Promise<Response> | Response

/**
 * An endpoint for members: 401 for other users, 400 with the field for an invalid body or query.
 * Responses are `no-store` (RFC 9111), which the authentication strategy sets.
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
      return Response.json({ errors: [{ message: 'An access token is needed.' }] }, { status: 401 })
    try {
      return await handler(req, req.user)
    } catch (cause) {
      if (cause instanceof FieldError)
        return Response.json({ error: 'invalid_field', field: cause.field }, { status: 400 })
      throw cause
    }
  },
})

/**
 * Sets the request's locale from the query.
 *
 * @throws FieldError for an unsupported one
 */
export function setLocale(req: PayloadRequest): string {
  const locale = req.query.locale ?? 'en'
  if (!siteLocales.some((siteLocale) => siteLocale === locale)) throw new FieldError('locale')
  req.locale = locale as 'en'
  req.fallbackLocale = 'en'
  return locale as string
}
