import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The style sheet that each hosted page carries. */
export const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')

/** The CSP hash of this style sheet. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
