import { readEnvironment } from '@law-firm/runtime/env/variables.mjs'
import { companions, placeholders, schema } from '../environment.mjs'

const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

export const env = readEnvironment(
  schema,
  isBuild ? { ...placeholders, ...process.env } : process.env,
  companions,
)
