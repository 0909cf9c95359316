import type { Metadata } from 'next'
import type { Brand } from '../content/site/to-brand'

/**
 * A size of the firm’s mark, which the picture optimiser makes: one of next.config.mjs, no larger than
 * the mark.
 */
const toIcon = ({ url, width }: NonNullable<Brand['mark']>, size: 64 | 256 | 640) => ({
  url: `/_next/image?${new URLSearchParams({ url, w: String(size), q: '75' })}`,
  size: Math.min(width, size),
})

/** What the icon of a firm without a mark shows. */
export const toInitial = (firmName: string): string =>
  [...firmName.trim()][0]?.toLocaleUpperCase('en') ?? ''

/** The icons of browser tabs and telephones. */
export function toIcons({ mark }: Pick<Brand, 'mark'>): NonNullable<Metadata['icons']> {
  if (!mark) return { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' }
  return { icon: toIcon(mark, 64).url, apple: toIcon(mark, 256).url }
}

/** Those of the web app manifest. */
export function toManifestIcons({ mark }: Pick<Brand, 'mark'>) {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  if (!mark) {
    const drawn = (size: number, purpose: 'any' | 'maskable') =>
      icon(`/icons/icon-${size}.png`, size, purpose)
    return [drawn(192, 'any'), drawn(512, 'any'), drawn(512, 'maskable')]
  }
  return ([256, 640] as const).map((size) => {
    const made = toIcon(mark, size)
    return icon(made.url, made.size, 'any')
  })
}
