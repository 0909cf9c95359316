import * as v from 'valibot'

/** What the callback of server sign-in has to know of its request; ten minutes, not for scripts. */
export type SignInRequest = { interactive?: boolean; organization?: string; returnTo?: string }

export const requestCookie = {
  name: 'auth.request',
  path: '/api/auth',
  sameSite: 'lax',
  maxAge: 600,
  httpOnly: true,
} as const

const schema = v.object({
  interactive: v.optional(v.boolean()),
  organization: v.optional(v.string()),
  returnTo: v.optional(v.string()),
})

/** A cookie that is missing or malformed is that of a silent request without an organisation. */
export function parseSignInRequest(value: string | undefined): SignInRequest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), value)
  return parsed.success ? parsed.output : {}
}
