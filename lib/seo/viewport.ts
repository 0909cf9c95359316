import type { Viewport } from 'next'

/** The colour of the browser's interface, in both colour schemes. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0b2720' },
  ],
}
