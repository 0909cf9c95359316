import { toPalette, type BrandRow, type Palette } from '@law-firm/contract/brand'
import type { Payload } from 'payload'
import { env } from '../env'
import type { Media } from '../payload-types'

export const siteHost = new URL(env.SITE_URL).hostname

/** The firm's name as the published settings have it; the site's host until there are some. */
export async function getFirmName(payload: Payload): Promise<string> {
  const { firmName, _status } = await payload.findGlobal({
    slug: 'site-settings',
    locale: 'en',
    depth: 0,
    select: { firmName: true },
  })
  return (_status === 'published' && firmName) || siteHost
}

export type Firm = {
  name: string
  /** Addresses of pictures. */
  logo: string | null
  mark: string | null
  palette: Palette
}

/** What the editor shows of the firm: its published brand. */
export async function getFirm(payload: Payload): Promise<Firm> {
  const { firmName, brand, _status } = await payload.findGlobal({
    slug: 'site-settings',
    locale: 'en',
    depth: 1,
    select: { firmName: true, brand: true },
  })
  const isPublished = _status === 'published'
  const rows = isPublished ? (brand?.colours ?? []) : []
  return {
    name: (isPublished && firmName) || siteHost,
    logo: isPublished ? toUrl(brand?.logo) : null,
    mark: isPublished ? toUrl(brand?.mark) : null,
    palette: toPalette(rows.map(toRow), 'light'),
  }
}

type Rows = { token?: string | null; light?: string | null; dark?: string | null }

const toRow = ({ token, ...colours }: Rows): BrandRow => ({ token: token ?? '', ...colours })

const toUrl = (media: number | Media | null | undefined): string | null =>
  (typeof media === 'object' && media?.url) || null
