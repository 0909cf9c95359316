import localFont from 'next/font/local'

// The files are made by `npm run fonts`, with the weights that the styles use.
// `next/font` reads these calls statically: every value must be a literal.

const newsreader = localFont({
  src: './fonts/newsreader-latin.woff2',
  variable: '--newsreader',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const newsreaderExt = localFont({
  src: './fonts/newsreader-latin-ext.woff2',
  variable: '--newsreader-ext',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

const instrumentSans = localFont({
  src: './fonts/instrument-sans-latin.woff2',
  variable: '--instrument-sans',
  weight: '400 600',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const instrumentSansExt = localFont({
  src: './fonts/instrument-sans-latin-ext.woff2',
  variable: '--instrument-sans-ext',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Class names that define the font variables of `tokens.css`. Chinese uses system fonts. */
export const fontClasses = [newsreader, newsreaderExt, instrumentSans, instrumentSansExt]
  .map((font) => font.variable)
  .join(' ')
