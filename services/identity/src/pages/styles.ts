import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The style sheet that each hosted page carries. The service starts in its own folder. */
export const styles = readFileSync(path.resolve('src/pages/styles.css'), 'utf8')

/** The CSP hash of this style sheet. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
