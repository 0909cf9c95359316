import type { Viewport } from 'next'
import type { Brand } from '../content/site/to-brand'

/** The colour of the browser's interface, in both colour schemes. */
export const buildViewport = ({ grounds }: Pick<Brand, 'grounds'>): Viewport => ({
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: grounds.light },
    { media: '(prefers-color-scheme: dark)', color: grounds.dark },
  ],
})
