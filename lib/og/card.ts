import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { env } from '../env/env'

/** What the picture of a shared link says. */
export type OgCard = {
  title: string
  eyebrow: string
  /** What the contour art is drawn from. */ seed: string
}

const shape = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  eyebrow: v.pipe(v.string(), v.maxLength(80)),
  seed: v.pipe(v.string(), v.maxLength(120)),
})

/** Only pages of this site say what stands in a picture: the address is signed. */
const secret = env.REVALIDATE_SECRET ?? 'unsigned'
const signatureOf = (query: string): string =>
  createHmac('sha256', secret).update(`og ${query}`).digest('base64url').slice(0, 24)

/** The address of a card's picture. */
export function ogImageUrl(card: OgCard): string {
  const query = new URLSearchParams({
    title: card.title.slice(0, 300),
    eyebrow: card.eyebrow.slice(0, 80),
    seed: card.seed.slice(0, 120),
  }).toString()
  return `${env.SITE_URL}/api/og/${signatureOf(query)}?${query}`
}

/** The card of an address that this site made; null for any other. */
export function readOgCard(signature: string, search: URLSearchParams): OgCard | null {
  const query = new URLSearchParams({
    title: search.get('title') ?? '',
    eyebrow: search.get('eyebrow') ?? '',
    seed: search.get('seed') ?? '',
  }).toString()
  const expected = Buffer.from(signatureOf(query))
  const actual = Buffer.from(signature)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  const parsed = v.safeParse(shape, Object.fromEntries(new URLSearchParams(query)))
  return parsed.success ? parsed.output : null
}
