import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import * as v from 'valibot'
import { changeEvents, planFor } from '@/lib/cache/plan'
import { isSigned } from '@/lib/cache/signature'
import { warmPages } from '@/lib/cache/warm'
import { env } from '@/lib/env/env'
import { readRedirects } from '@/lib/redirects/redirects.mjs'

const maxBodyLength = 256 * 1024

/**
 * Webhook of the content service (docs/contracts.md). Stale pages are served while new ones render; pages of
 * the changed documents are re-rendered at once.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  if (body.length > maxBodyLength) return Response.json({ error: 'too_large' }, { status: 413 })
  if (!isSigned(body, request.headers.get('x-content-signature'), env.REVALIDATE_SECRET))
    return Response.json({ error: 'invalid_signature' }, { status: 401 })
  const changes = v.safeParse(changeEvents, parseJson(body))
  if (!changes.success) return Response.json({ error: 'invalid_event' }, { status: 400 })
  const { events } = changes.output
  const plan = planFor(events)
  for (const tag of plan.withdrawn) revalidateTag(tag, { expire: 0 })
  for (const tag of plan.tags) revalidateTag(tag, 'max')
  if (events.some(({ type, operation }) => type === 'Redirect' || operation === 'restart'))
    after(refreshRedirects)
  warmPages(plan.warm)
  return Response.json({
    revalidated: plan.tags.length + plan.withdrawn.length,
    warming: plan.warm.length,
  })
}

/** Keeps the current redirects when the new ones cannot be fetched. */
async function refreshRedirects(): Promise<void> {
  try {
    await readRedirects()
  } catch (cause) {
    console.warn('The redirects could not be read', String(cause))
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
