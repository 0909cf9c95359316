import 'server-only'
import { cache } from 'react'
import { cookies, draftMode } from 'next/headers'
import { SignJWT } from 'jose'
import { env } from '@/lib/env/env'
import { ContentUnavailableError } from '@/lib/errors/content-unavailable'
import { siteHeaders } from '@/lib/graphql/site-headers'
import { fetchFrom } from '@/lib/upstreams/fetch'

/** Who opened the preview: an editor of the content service, and the session there. */
export type Editor = { sub: string; sid: string }

const fetchContent = fetchFrom('drafts')
const key = () => new TextEncoder().encode(env.PREVIEW_SECRET)

/** As Next sets its own cookie of draft mode: a frame of the editing system sends it, too. */
const isDevelopment = process.env.NODE_ENV === 'development'
export const previewCookie = {
  name: 'preview',
  path: '/',
  httpOnly: true,
  sameSite: isDevelopment ? 'lax' : 'none',
  secure: !isDevelopment,
} as const

/** The value of the cookie, which the content service verifies (docs/contracts.md, "Preview"). */
export const signPreviewSession = ({ sub, sid }: Editor): Promise<string> =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview-session')
    .setSubject(sub)
    .setExpirationTime('8h')
    .sign(key())

/**
 * Whether this request reads drafts: in draft mode, as long as the editor who opened the preview is
 * logged in at the content service. Never reads a cookie outside draft mode: pages stay static.
 *
 * @throws ContentUnavailableError
 */
export const isDraftRequest = cache(async (): Promise<boolean> => {
  if (!(await draftMode()).isEnabled) return false
  const session = (await cookies()).get(previewCookie.name)?.value
  return session !== undefined && isLoggedIn(session)
})

async function isLoggedIn(session: string): Promise<boolean> {
  try {
    const { status } = await fetchContent(
      new URL('/api/preview-session', env.CONTENT_GRAPHQL_URL),
      {
        headers: { ...siteHeaders(), 'x-preview-session': session },
      },
    )
    if (status === 204 || status === 401) return status === 204
    throw new Error(`Status ${status}`)
  } catch (cause) {
    throw new ContentUnavailableError('preview-session', cause)
  }
}
