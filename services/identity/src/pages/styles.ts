import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { darkColours, lightColours } from '@law-firm/contract/default-colours'

/** The service starts in its own folder. */
const sheet = readFileSync(path.resolve('src/pages/styles.css'), 'utf8')

const dark: Record<string, string> = darkColours

/** The colours that the style sheet uses, in both schemes. */
const colours = Object.entries(lightColours)
  .filter(([name]) => sheet.includes(`var(--${name})`))
  .map(([name, light]) => `--${name}:light-dark(${light},${dark[name] ?? light})`)

export type Styles = { text: string; hash: string }

/**
 * The style sheet that each hosted page carries, and its hash for the content security policy.
 *
 * @param brand the firm's colours, which come after those of the tokens
 */
export function toStyles(brand: string): Styles {
  const text = `:root{${colours.join(';')}}\n${sheet}${brand}`
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}
