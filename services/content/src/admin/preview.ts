import { jwtVerify, SignJWT } from 'jose'
import type { Endpoint, LivePreviewConfig, PayloadRequest } from 'payload'
import { isStaff } from '../access/rules'
import { env } from '../env'

/** Lifetime of a preview link. */
const lifetime = '15m'

const key = () => new TextEncoder().encode(env.PREVIEW_SECRET)

/**
 * The site's address for previewing a draft: a signed, expiring token with path, locale and the
 * editor's session, which switches draft mode on. Null for a document without a page, and for a
 * caller without a session, such as an API key.
 */
export async function previewUrl(
  path: string | null,
  locale: string,
  { user }: Pick<PayloadRequest, 'user'>,
): Promise<string | null> {
  const sid: unknown = user && Reflect.get(user, '_sid') // not in Payload's types
  if (path === null || typeof sid !== 'string') return null
  const token = await new SignJWT({ path, locale, sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview')
    .setSubject(String(user?.id))
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key())
  return `${env.SITE_URL}/api/preview?token=${token}`
}

/**
 * `GET /api/preview-session`: whether the editor who opened a preview is still logged in, by the
 * site's token in `x-preview-session`; 204 or 401. Drafts are shown no longer than that.
 */
export const previewSessionEndpoint: Endpoint = {
  path: '/preview-session',
  method: 'get',
  handler: async (req) =>
    new Response(null, {
      status: (await isLoggedIn(req)) ? 204 : 401,
      headers: { 'cache-control': 'no-store' },
    }),
}

async function isLoggedIn({ headers, payload }: PayloadRequest): Promise<boolean> {
  const claims = await jwtVerify(headers.get('x-preview-session') ?? '', key(), {
    audience: 'preview-session',
    algorithms: ['HS256'],
  }).then(
    (verified) => verified.payload,
    () => null,
  )
  if (!claims) return false
  const editor = await payload.findByID({
    collection: 'users',
    id: Number(claims.sub),
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  })
  const session = editor?.sessions?.find(({ id }) => id === claims.sid)
  return (
    session !== undefined &&
    isStaff(editor?.role) &&
    new Date(session.expiresAt).getTime() > Date.now()
  )
}

/** Sizes in which an editor sees a page beside its form. */
export const breakpoints: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1360, height: 900 },
]
