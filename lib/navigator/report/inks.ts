import type { Palette } from '@law-firm/contract/brand'
import { lightColours } from '@law-firm/contract/default-colours'

/** The colours of a report, by what they are used for: the firm's, and those that mean a status. */
export const toInks = (palette: Palette) => ({
  ink: palette.ink,
  soft: palette['ink-2'],
  signal: palette.signal,
  pine: palette.pine,
  rule: palette.rule,
  cover: palette.night,
  onCover: palette['on-night-strong'],
  softOnCover: palette['on-night-soft'],
  link: lightColours['status-open'],
  open: lightColours['status-open'],
  limited: lightColours['status-limited'],
  closed: lightColours['status-closed'],
})

export type Inks = ReturnType<typeof toInks>
