import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { env } from '../env/env'

/** The texts of a sharing image. */
export type OgCard = {
  title: string
  eyebrow: string
  /** The seed of the artwork. */ seed: string
}

const shape = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  eyebrow: v.pipe(v.string(), v.maxLength(80)),
  seed: v.pipe(v.string(), v.maxLength(120)),
})

/** The URL is signed, so that only this site can choose the texts of an image. */
const secret = env.REVALIDATE_SECRET ?? 'unsigned'
const signatureOf = (query: string): string =>
  createHmac('sha256', secret).update(`og ${query}`).digest('base64url').slice(0, 24)

/** The URL of a card's image. */
export function ogImageUrl(card: OgCard): string {
  const query = new URLSearchParams({
    title: card.title.slice(0, 300),
    eyebrow: card.eyebrow.slice(0, 80),
    seed: card.seed.slice(0, 120),
  }).toString()
  return `${env.SITE_URL}/api/og/${signatureOf(query)}?${query}`
}

/** The card of a signed URL; null for an invalid signature. */
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
